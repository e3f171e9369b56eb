import CurbcutSwiftUI
import CurbcutUniformTypeIdentifiers
import DeviceServices
import Foundation

/// Something that was picked from the photo library.
///
/// Follows <https://developer.apple.com/documentation/photosui/photospickeritem>.
public struct PhotosPickerItem: Hashable, Sendable {
  /// In which form pictures are handed over.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String
    /// As the system likes.
    public static let automatic = Self(name: "automatic")
    /// As they are.
    public static let current = Self(name: "current")
    /// In a form that many apps can read.
    public static let compatible = Self(name: "compatible")
  }

  /// The name of the item in the library; nil without access to it.
  public let itemIdentifier: String?
  /// The types of the data, the best first.
  public let supportedContentTypes: [UTType]
  /// The file with the picture; nil for one that the library does not have.
  private let file: URL?

  /// Names an item of the library.
  public init(itemIdentifier: String) {
    self.init(itemIdentifier, PhotoFolder.files.first { PHAsset.identifier(of: $0) == itemIdentifier })
  }

  init(_ identifier: String?, _ file: URL?) {
    itemIdentifier = identifier
    self.file = file
    supportedContentTypes = file.flatMap { UTType(filenameExtension: $0.pathExtension) }.map { [$0] } ?? []
  }

  /// Loads the item; nil for one that cannot be had in the type.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    try await withCheckedThrowingContinuation { continuation in
      loadTransferable(type: type) { result in
        nonisolated(unsafe) let result = result
        continuation.resume(with: result)
      }
    }
  }

  /// Loads the item; nil for one that cannot be had in the type.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    guard let provider = file.flatMap({ NSItemProvider(contentsOf: $0) }) else {
      let progress = Progress(totalUnitCount: 1)
      DispatchQueue.global().async {
        progress.completedUnitCount = 1
        completionHandler(.success(nil))
      }
      return progress
    }
    return provider.loadTransferable(type: type) { result in
      switch result {
      case .success(let value): completionHandler(.success(value))
      case .failure: completionHandler(.success(nil))
      }
    }
  }
}

/// How people pick several items.
///
/// Follows <https://developer.apple.com/documentation/photosui/photospickerselectionbehavior>.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String
  /// In any order.
  public static let `default` = Self(name: "default")
  /// In the order in which they were picked.
  public static let ordered = Self(name: "ordered")
  /// Each pick reaches the app at once.
  public static let continuous = Self(name: "continuous")
  /// Each pick reaches the app at once, in the order in which they were picked.
  public static let continuousAndOrdered = Self(name: "continuousAndOrdered")
}

import CurbcutSwiftUI
import CurbcutUniformTypeIdentifiers
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

  /// Names an item of the library.
  public init(itemIdentifier: String) {
    self.itemIdentifier = itemIdentifier
    supportedContentTypes = []
  }

  /// Loads the item; nil for one that cannot be had in the type. The library is empty: it has no such item.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }

  /// Loads the item; nil for one that cannot be had in the type. The library is empty: it has no such item.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    DispatchQueue.global().async {
      progress.completedUnitCount = 1
      completionHandler(.success(nil))
    }
    return progress
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

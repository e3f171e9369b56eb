import CurbcutFoundation
import CurbcutSwiftUI
import CurbcutUIKit
import Foundation

/// A button that lets the person pick photos and videos.
///
/// The library holds the pictures of a folder that the settings of the device name; of an empty one, its screen says so.
/// Follows <https://developer.apple.com/documentation/photosui/photospicker>.
public struct PhotosPicker<Label: View>: View {
  private let label: Label
  private let choice: PhotoChoice
  @State private var isPresented = false

  private init(of label: Label, _ choice: PhotoChoice) {
    self.label = label
    self.choice = choice
  }

  /// The button, with the library when it was pressed.
  public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .sheet(isPresented: $isPresented) { PhotoLibrary(isPresented: $isPresented, choice: choice) }
  }
}

extension PhotosPicker {
  /// Creates a button to pick several items.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.init(of: label(), .several(selection, maxSelectionCount, filter))
  }

  /// Creates a button to pick several items of a library.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) {
    self.init(of: label(), .several(selection, maxSelectionCount, filter, namesItems: true))
  }

  /// Creates a button to pick one item.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.init(of: label(), .one(selection, filter))
  }

  /// Creates a button to pick one item of a library.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) {
    self.init(of: label(), .one(selection, filter, namesItems: true))
  }
}

extension PhotosPicker where Label == Text {
  /// Creates a button with a title to pick several items.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(of: Text(titleKey), .several(selection, maxSelectionCount, filter))
  }

  /// Creates a button with a title to pick several items.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(of: Text(title), .several(selection, maxSelectionCount, filter))
  }

  /// Creates a button with a title to pick several items of a library.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(of: Text(titleKey), .several(selection, maxSelectionCount, filter, namesItems: true))
  }

  /// Creates a button with a title to pick one item.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(of: Text(titleKey), .one(selection, filter))
  }

  /// Creates a button with a title to pick one item.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(of: Text(title), .one(selection, filter))
  }

  /// Creates a button with a title to pick one item of a library.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(of: Text(titleKey), .one(selection, filter, namesItems: true))
  }
}

extension View {
  /// Lets the person pick several items while a condition holds.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    sheet(isPresented: isPresented) {
      PhotoLibrary(isPresented: isPresented, choice: .several(selection, maxSelectionCount, filter))
    }
  }

  /// Lets the person pick one item while a condition holds.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    sheet(isPresented: isPresented) {
      PhotoLibrary(isPresented: isPresented, choice: .one(selection, filter))
    }
  }
}

extension View {
  /// Lets the person pick several items of a library while a condition holds.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View {
    sheet(isPresented: isPresented) {
      PhotoLibrary(
        isPresented: isPresented, choice: .several(selection, maxSelectionCount, filter, namesItems: true))
    }
  }

  /// Lets the person pick one item of a library while a condition holds.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View {
    sheet(isPresented: isPresented) {
      PhotoLibrary(isPresented: isPresented, choice: .one(selection, filter, namesItems: true))
    }
  }
}

/// What can be picked, and where it goes.
@MainActor
private struct PhotoChoice {
  var configuration: PHPickerConfiguration
  var picked: ([PhotosPickerItem]) -> Void

  private static func configuration(_ limit: Int, _ filter: PHPickerFilter?, _ namesItems: Bool)
    -> PHPickerConfiguration
  {
    var configuration = namesItems ? PHPickerConfiguration(photoLibrary: .shared()) : PHPickerConfiguration()
    configuration.selectionLimit = limit
    configuration.filter = filter
    return configuration
  }

  static func one(
    _ selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?, namesItems: Bool = false
  ) -> PhotoChoice {
    PhotoChoice(configuration: configuration(1, filter, namesItems)) { selection.wrappedValue = $0.first }
  }

  static func several(
    _ selection: Binding<[PhotosPickerItem]>, _ limit: Int?, _ filter: PHPickerFilter?,
    namesItems: Bool = false
  ) -> PhotoChoice {
    PhotoChoice(configuration: configuration(limit ?? 0, filter, namesItems)) { selection.wrappedValue = $0 }
  }
}

/// How the library is shown.
///
/// Follows <https://developer.apple.com/documentation/photosui/photospickerstyle>.
public struct PhotosPickerStyle: Hashable, Sendable {
  private let raw: Int

  /// On a sheet.
  public static let presentation = Self(raw: 0)
  /// In place of the button.
  public static let inline = Self(raw: 1)
  /// In place of the button, as one row.
  public static let compact = Self(raw: 2)
}

extension View {
  /// Sets how the libraries in the view are shown. Here they are on sheets.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/photospickerstyle(_:)>.
  public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View {
    if style != .presentation {
      UnsupportedMembers.wasSet("View.photosPickerStyle: the library is shown on a sheet")
    }
    return self
  }
}

/// The screen of the library.
private struct PhotoLibrary: UIViewControllerRepresentable {
  @Binding var isPresented: Bool
  let choice: PhotoChoice

  final class Coordinator: PHPickerViewControllerDelegate {
    let finish: ([PHPickerResult]) -> Void
    init(finish: @escaping ([PHPickerResult]) -> Void) { self.finish = finish }
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      finish(results)
    }
  }

  func makeCoordinator() -> Coordinator {
    Coordinator { results in
      isPresented = false
      // Who cancels leaves the selection as it is.
      if !results.isEmpty { choice.picked(results.map { PhotosPickerItem($0.assetIdentifier, $0.file) }) }
    }
  }

  func makeUIViewController(context: Context) -> PHPickerViewController {
    let picker = PHPickerViewController(configuration: choice.configuration)
    picker.delegate = context.coordinator
    return picker
  }

  func updateUIViewController(_ uiViewController: PHPickerViewController, context: Context) {}
}

import CurbcutFoundation
import CurbcutSwiftUI
import CurbcutUIKit
import Foundation

/// A button that lets the person pick photos and videos.
///
/// The library of this device is empty: its screen says so, and nothing is ever picked.
/// Follows <https://developer.apple.com/documentation/photosui/photospicker>.
public struct PhotosPicker<Label: View>: View {
  private let label: Label
  @State private var isPresented = false

  private init(of label: Label) { self.label = label }

  /// The button, with the library when it was pressed.
  public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .sheet(isPresented: $isPresented) { PhotoLibrary(isPresented: $isPresented) }
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
    self.init(of: label())
  }

  /// Creates a button to pick several items of a library.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) {
    self.init(of: label())
  }

  /// Creates a button to pick one item.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.init(of: label())
  }

  /// Creates a button to pick one item of a library.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) {
    self.init(of: label())
  }
}

extension PhotosPicker where Label == Text {
  /// Creates a button with a title to pick several items.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(of: Text(titleKey))
  }

  /// Creates a button with a title to pick several items.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(of: Text(title))
  }

  /// Creates a button with a title to pick several items of a library.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(of: Text(titleKey))
  }

  /// Creates a button with a title to pick one item.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(of: Text(titleKey))
  }

  /// Creates a button with a title to pick one item.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(of: Text(title))
  }

  /// Creates a button with a title to pick one item of a library.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(of: Text(titleKey))
  }
}

extension View {
  /// Lets the person pick several items while a condition holds.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    sheet(isPresented: isPresented) { PhotoLibrary(isPresented: isPresented) }
  }

  /// Lets the person pick one item while a condition holds.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    sheet(isPresented: isPresented) { PhotoLibrary(isPresented: isPresented) }
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
    sheet(isPresented: isPresented) { PhotoLibrary(isPresented: isPresented) }
  }

  /// Lets the person pick one item of a library while a condition holds.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View {
    sheet(isPresented: isPresented) { PhotoLibrary(isPresented: isPresented) }
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

  final class Coordinator: PHPickerViewControllerDelegate {
    let close: () -> Void
    init(close: @escaping () -> Void) { self.close = close }
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) { close() }
  }

  func makeCoordinator() -> Coordinator { Coordinator { isPresented = false } }

  func makeUIViewController(context: Context) -> PHPickerViewController {
    let picker = PHPickerViewController(configuration: PHPickerConfiguration())
    picker.delegate = context.coordinator
    return picker
  }

  func updateUIViewController(_ uiViewController: PHPickerViewController, context: Context) {}
}

import CurbcutSwiftUI
import CurbcutUIKit
import Foundation

extension View {
  /// Shows a preview of a file while there is one.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/quicklookpreview(_:)>.
  /// - Parameter item: the file; becomes nil when the person closes the preview.
  public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    modifier(QuickLookModifier(selection: item, files: item.wrappedValue.map { [$0] } ?? []))
  }

  /// Shows a preview of one of several files while one is selected; the person may go on to the others.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/quicklookpreview(_:in:)>.
  /// - Parameters:
  ///   - selection: the file; becomes another one when the person goes on, and nil when they close the preview.
  ///   - items: the files.
  public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL {
    modifier(QuickLookModifier(selection: selection, files: Array(items)))
  }
}

private struct QuickLookModifier: ViewModifier {
  let selection: Binding<URL?>
  let files: [URL]

  func body(content: Content) -> some View {
    let isPresented = Binding(
      get: { selection.wrappedValue != nil }, set: { if !$0 { selection.wrappedValue = nil } })
    content.fullScreenCover(isPresented: isPresented) {
      Preview(selection: selection, files: files).ignoresSafeArea()
    }
  }
}

private struct Preview: UIViewControllerRepresentable {
  let selection: Binding<URL?>
  let files: [URL]

  final class Coordinator: QLPreviewControllerDataSource {
    var files: [URL] = []
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { files.count }
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
      files[index]
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIViewController(context: Context) -> QLPreviewController {
    let selection = selection
    let controller = QLPreviewController { selection.wrappedValue = nil }
    context.coordinator.files = files
    controller.dataSource = context.coordinator
    controller.onTurn = { [weak coordinator = context.coordinator] index in
      guard let files = coordinator?.files, files.indices.contains(index) else { return }
      selection.wrappedValue = files[index]
    }
    return controller
  }

  func updateUIViewController(_ controller: QLPreviewController, context: Context) {
    // While the preview is being closed, it stays as it was.
    guard let file = selection.wrappedValue else { return }
    let all = files.contains(file) ? files : [file]
    if context.coordinator.files != all {
      context.coordinator.files = all
      controller.reloadData()
    }
    let index = all.firstIndex(of: file) ?? 0
    if controller.currentPreviewItemIndex != index { controller.currentPreviewItemIndex = index }
  }
}

import AccessibilityTree
import CurbcutQuickLook
import CurbcutSwiftUI
import CurbcutUIKit
import Foundation
import Testing

@MainActor
@Suite("Previews of files", .serialized)
struct FilePreviewTests {
  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("Milk and eggs".utf8).write(to: folder.appendingPathComponent("list.txt"))
    try Data([0, 1, 2]).write(to: folder.appendingPathComponent("thing.bin"))
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).pngData { _ in }
    try picture.write(to: folder.appendingPathComponent("photo.png"))
    return folder
  }

  private struct Screen: View {
    let folder: URL
    @State private var file: URL?
    var body: some View {
      VStack {
        Button("Show") { file = folder.appendingPathComponent("list.txt") }
        Text(verbatim: "File: \(file?.lastPathComponent ?? "none")")
      }
      .quickLookPreview(
        $file, in: ["list.txt", "photo.png", "thing.bin"].map { folder.appendingPathComponent($0) })
    }
  }

  @Test func filesAreShownOneAfterTheOther() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let screen = AppScreen(Screen(folder: folder))
    screen.activate("Show")
    #expect(screen.element("list.txt")?.traits.contains(.header) == true)
    #expect(screen.elements.contains { $0.value?.string == "Milk and eggs" })
    #expect(screen.labels.contains("Done") && screen.labels.contains("Share"))
    screen.scroll(.left, on: "list.txt")
    #expect(screen.elements.contains { $0.label?.string == "photo.png" && $0.traits.contains(.image) })
    screen.scroll(.left, on: "Done")
    #expect(screen.labels.contains { $0.hasPrefix("thing.bin\n") && $0.hasSuffix("3 bytes") })
    screen.activate("Done")
    #expect(screen.labels == ["Show", "File: none"])
  }

  @Test func oneFileIsShownWhileThereIsOne() throws {
    struct One: View {
      @State var file: URL?
      var body: some View { Text("App").quickLookPreview($file) }
    }
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let screen = AppScreen(One(file: folder.appendingPathComponent("photo.png")))
    #expect(screen.labels.contains("photo.png") && !screen.labels.contains("App"))
    screen.activate("Done")
    #expect(screen.labels == ["App"])
  }

  @Test func aControllerOfUIKitAsksForItsFiles() throws {
    final class Source: QLPreviewControllerDataSource {
      var files: [URL] = []
      func numberOfPreviewItems(in controller: QLPreviewController) -> Int { files.count }
      func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
      {
        files[index]
      }
    }
    let source = Source()
    let controller = QLPreviewController()
    controller.dataSource = source
    #expect(controller.currentPreviewItem == nil)
    controller.loadViewIfNeeded()
    source.files = [URL(fileURLWithPath: "/gone.txt")]
    controller.reloadData()
    #expect(controller.currentPreviewItem?.previewItemURL?.path == "/gone.txt")
    #expect(QLPreviewController.canPreview(source.files[0]))
    #expect(!QLPreviewController.canPreview(URL(string: "https://example.com") ?? source.files[0]))
  }
}

import CurbcutFoundation
import Foundation
import SourceLowering

/// A Swift source whose previews are shown.
///
/// It is built as part of the app of the .xcodeproj that lists it, if a folder around it has one, as Xcode does. Without
/// a project it is built with those of the sources around it that it needs (``NeededSources``).
struct PreviewFile {
  let url: URL

  /// How many folders around the file are searched for a project.
  private static let reach = 12
  /// How many folders around the file are searched for an app without a project.
  private static let reachWithoutProject = 5

  /// Folders with checkouts of packages.
  private let packages: [URL]

  init(url: URL, packages: [URL] = []) {
    self.url = url.standardizedFileURL.resolvingSymlinksInPath()
    self.packages = packages
  }

  func contents(_ choice: BuildChoice = BuildChoice()) throws(AppFolderError) -> AppContents {
    let text: String
    do {
      text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    } catch {
      throw AppFolderError(
        url.path, problem: "the source cannot be read (\(error.localizedDescription))",
        expected: "a Swift file with previews")
    }
    try checkForPreviews(text)
    var contents: AppContents
    if let project = try ofProject(choice) { contents = project } else { contents = try ofFolder() }
    contents.previewFile = url
    return contents.keepingPreviews
  }

  private func checkForPreviews(_ text: String) throws(AppFolderError) {
    let lowering = Lowering(
      files: [SourceFile(path: url.path, text: text)], options: LoweringOptions(isLibrary: true))
    guard lowering.previews.isEmpty else { return }
    throw AppFolderError(
      "\(url.path):1:1", problem: "the file has no preview", expected: "#Preview or a PreviewProvider",
      advice: "Add #Preview { … } with the view to show, or give the app's folder to run the app.")
  }

  /// The folders around the file, from the innermost, up to that of the repository.
  private var folders: [URL] {
    var folders: [URL] = []
    var folder = url.deletingLastPathComponent()
    // What lies about in these has nothing to do with each other.
    let strange = [
      "/", AppContainer.machineHome.path,
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path,
    ]
    while folders.count < Self.reach, !strange.contains(folder.path) {
      folders.append(folder)
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) { break }
      folder = folder.deletingLastPathComponent()
    }
    return folders.isEmpty ? [url.deletingLastPathComponent()] : folders
  }

  private func ofProject(_ choice: BuildChoice) throws(AppFolderError) -> AppContents? {
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names.sorted() where name.hasSuffix(".xcodeproj") && name != "Pods.xcodeproj" {
        let project = try XcodeProject(url: folder.appendingPathComponent(name))
        guard
          var contents = try? ProjectContents(project: project, packages: packages).contents(choice)
        else { continue }
        let sources = contents.modules.flatMap(\.sources)
        guard sources.contains(where: { $0.resolvingSymlinksInPath() == url }) else { continue }
        contents.previewFolder = folder
        return contents
      }
    }
    if let target = choice.target {
      throw AppFolderError(
        url.path, problem: "no .xcodeproj around it has an app ‘\(target)’ with this file",
        advice: "Omit --target.")
    }
    return nil
  }

  private func ofFolder() throws(AppFolderError) -> AppContents {
    let own = url.deletingLastPathComponent()
    let root = folders.prefix(Self.reachWithoutProject).first(where: hasMain) ?? own
    var others = OtherProjects(around: url, in: root)
    let files = FolderWalk(root).files.filter {
      $0.pathExtension == "swift" && $0.lastPathComponent != "Package.swift"
        && LooseContents.isOfApp($0, in: root) && !others.hold($0)
    }
    var contents = try LooseContents(
      folder: root,
      choice: (url.deletingPathExtension().lastPathComponent, NeededSources(of: url, among: files).urls)
    ).contents()
    contents.resources.removeAll { !Self.isOfViews($0.url) || others.hold($0.url) }
    contents.previewFolder = url
    return contents
  }

  /// Whether a folder itself has the source with the app.
  private func hasMain(_ folder: URL) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.contains { name in
      guard name.hasSuffix(".swift"), name != "Package.swift",
        let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      else { return false }
      return text.contains(#/(?m)^\s*@(?:main|UIApplicationMain)\b/#)
    }
  }

  /// Whether a resource is one that views show. Beside a single file may be anything.
  private static func isOfViews(_ url: URL) -> Bool {
    let kinds: Set = [
      "xcassets", "strings", "stringsdict", "xcstrings", "json", "plist", "ttf", "otf", "ttc", "png", "jpg",
      "jpeg", "gif", "pdf", "svg", "heic", "storyboard", "xib", "bundle", "txt", "csv",
    ]
    return kinds.contains(url.pathExtension.lowercased())
  }
}

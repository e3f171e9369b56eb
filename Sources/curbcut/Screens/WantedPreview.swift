import AppFolders
import CurbcutUIKit
import DeviceSettings
import Foundation

/// The previews that the options select.
@MainActor
struct WantedPreview {
  let names: PreviewNames
  private let options: ScreenOptions
  private let app: RunningApp

  init(_ options: ScreenOptions, of app: RunningApp) {
    self.options = options
    self.app = app
    names = PreviewNames(of: app.contents.previewFile)
  }

  /// Whether the options ask for previews in place of what the app shows.
  nonisolated static func isWanted(by options: ScreenOptions) -> Bool {
    options.preview != nil || AppFolder.isSource(options.file)
  }

  /// The indices of the previews; the first if the options name none, and the names of the others are told.
  func indices() throws -> [Int] {
    guard !names.entries.isEmpty else { throw nothing }
    if options.allScreens { return Array(names.entries.indices) }
    guard let name = options.preview else {
      let others = names.entries.indices.dropFirst().map { "‘\(names.choice($0))’" }
      if !others.isEmpty {
        Console.complain(
          "\(file): ‘\(names.choice(0))’ is shown; other previews, for --preview: \(others.joined(separator: ", "))"
        )
      }
      return [0]
    }
    return [try index(of: name)]
  }

  /// Which preview a name stands for.
  func index(of name: String) throws -> Int {
    guard !names.entries.isEmpty else { throw nothing }
    let all = names.entries.indices
    switch names.match(name) {
    case .one(let index): return index
    case .several(let found):
      let choices = found.map { names.choice($0) }
      throw AppFolderError(
        options.file, problem: "‘\(name)’ is the name of \(found.count) previews",
        expected: "one of \(choices.map { "‘\($0)’" }.joined(separator: ", "))")
    case .none:
      let known = all.map { names.choice($0) }
      throw AppFolderError(
        options.file, problem: "there is no preview ‘\(name)’",
        expected: "one of \(known.prefix(12).map { "‘\($0)’" }.joined(separator: ", "))",
        advice: Suggestion.nearest(to: name, in: known).map { "Did you mean ‘\($0)’?" }
          ?? "‘curbcut previews’ lists them.")
    }
  }

  private var file: String { URL(fileURLWithPath: options.file).lastPathComponent }

  /// Why there is no preview to show: none is declared, or those that are cannot be built.
  private var nothing: AppFolderError {
    let leftOut = app.process.product.report.leftOut.first { part in
      app.contents.previewFile.map {
        $0.lastPathComponent == URL(fileURLWithPath: part.file).lastPathComponent
      }
        ?? true
    }
    if let leftOut {
      return AppFolderError(
        "\(leftOut.file):\(leftOut.faultLine):\(leftOut.faultColumn)",
        problem: "the preview cannot be built (\(leftOut.reason))",
        advice: "--show-left-out lists every part that was left out.")
    }
    return AppFolderError(
      options.file, problem: "the app has no preview", expected: "#Preview or a PreviewProvider")
  }

  /// Shows a preview on the device that it asks for, unless the options name one.
  func show(_ index: Int) throws -> (ScreenInfo, UIWindow) {
    let entry = names.entries[index]
    var device = options.device.device
    if options.device.chosenDevice == nil, let wanted = entry.device {
      if let known = PreviewDevices.device(named: wanted) {
        device = known
      } else {
        Console.complain(
          "\(entry.file):\(entry.line): warning: there is no device ‘\(wanted)’ here; the preview is shown on \(device.name)"
        )
      }
    }
    var settings = try options.setUp().settings
    if entry.isOfAssistiveAccess { settings.isAssistiveAccessEnabled = true }
    let isLandscape = options.device.landscape || entry.isLandscape == true
    UIKitHost.shared.configure(
      device: device, orientation: isLandscape ? .landscape : .portrait, settings: settings)
    let window = app.process.show(entry)
    return (info(index, window), window)
  }

  private func info(_ index: Int, _ window: UIWindow) -> ScreenInfo {
    let entry = names.entries[index]
    let size = window.bounds.size
    let controller = window.rootViewController
    let stem = String(entry.name.map { $0.isLetter || $0.isNumber ? $0 : "-" })
    return ScreenInfo(
      id: entry.name, storyboard: nil, storyboardIdentifier: nil,
      className: controller.map { String(describing: type(of: $0)).prefix { $0 != "<" }.description }
        ?? "UIWindow",
      title: controller?.title, size: [size.width, size.height], isInitial: index == 0,
      choice: names.choice(index), fileName: names.entries.count > 1 ? "\(stem)-\(index + 1)" : stem)
  }
}

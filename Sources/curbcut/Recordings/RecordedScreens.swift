import Audit
import Captures
import CurbcutGraphics
import CurbcutUIKit
import DeviceSettings
import Foundation
import ScreenAudit

/// The screens of recordings that the options select.
@MainActor
struct RecordedScreens {
  let app: RecordedApp

  /// Reads recordings. What cannot be read beside them is told.
  init(_ path: String) throws(CaptureError) {
    app = try RecordedApp(path: path)
    if let unread = app.unread { Console.complain("\(path): warning: \(unread)") }
  }

  /// The indices of the screens: the one that is named, or all, or the first.
  ///
  /// - Parameter allByDefault: whether all are meant where none is named.
  func wanted(_ options: ScreenOptions, allByDefault: Bool = false) throws(CaptureError) -> [Int] {
    if let name = options.screen {
      guard let index = app.index(of: name) else {
        let names = app.screens.map(\.name)
        let hint = Suggestion.nearest(to: name, in: names).map { "; did you mean ‘\($0)’?" } ?? ""
        throw CaptureError(
          file: options.file,
          problem:
            "there is no screen ‘\(name)’: expected one of \(names.prefix(12).joined(separator: ", "))\(hint)"
        )
      }
      return [index]
    }
    return options.allScreens || allByDefault ? Array(app.screens.indices) : [0]
  }

  /// What is known about a screen without showing it.
  func info(_ index: Int) -> ScreenInfo {
    let screen = app.screens[index]
    let size = screen.capture.bounds.size
    let isPlain = screen.name.allSatisfy { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
    return ScreenInfo(
      id: screen.name, storyboard: nil, storyboardIdentifier: nil, className: screen.capture.format.tool,
      title: screen.title, size: [size.width, size.height], isInitial: index == 0, choice: screen.name,
      fileName: isPlain && !screen.name.isEmpty ? screen.name : "screen-\(index + 1)")
  }

  /// The settings that a screen is read with: its language is the one that it was recorded in, unless another is asked
  /// for.
  func settings(_ setUp: ScreenOptions.SetUp, for index: Int) -> Settings {
    var settings = setUp.settings
    if setUp.language == nil, let language = app.screens[index].capture.language {
      settings.language = language
    }
    return settings
  }

  // MARK: Audit

  /// A screen as the audit sees it: its tree, and its picture if there is one.
  func audited(_ index: Int, language: String) -> AuditedScreen {
    let screen = app.screens[index]
    let capture = screen.capture
    let file = URL(fileURLWithPath: capture.file).lastPathComponent
    var audited = AuditedScreen(
      name: screen.name == RecordedScreens.stem(file) ? file : screen.name, tree: screen.tree,
      bounds: capture.bounds, language: language)
    audited.isPhone = capture.isPhone
    if let image = screen.picture.flatMap(RecordedPicture.image)?.cgImage {
      audited.picture = AuditPicture(image, frame: capture.bounds)
    }
    audited.framePrecision = capture.framePrecision
    let system = capture.systemObjects
    for node in audited.nodes.indices where system.contains(audited.nodes[node].element.id & 0xFFFF_FFFF) {
      var appearance = audited.appearance(of: node) ?? ElementAppearance()
      appearance.isSystemProvided = true
      audited.nodes[node].appearance = audited.appearances.count
      audited.appearances.append(appearance)
    }
    let rows = capture.rowFrames
    for node in audited.nodes.indices
    where !audited.nodes[node].element.traits.isDisjoint(with: [.textEntry, .button]) {
      guard let row = rows[audited.nodes[node].element.id & 0xFFFF_FFFF] else { continue }
      var appearance = audited.appearance(of: node) ?? ElementAppearance()
      appearance.row = row
      audited.nodes[node].appearance = audited.appearances.count
      audited.appearances.append(appearance)
    }
    // A line of a web page is as high as its text, and a link in it no higher.
    let web = capture.webObjects
    for node in audited.nodes.indices
    where audited.nodes[node].element.traits.contains(.link)
      && web.contains(audited.nodes[node].element.id & 0xFFFF_FFFF)
    {
      var appearance = audited.appearance(of: node) ?? ElementAppearance()
      appearance.isInline = true
      audited.nodes[node].appearance = audited.appearances.count
      audited.appearances.append(appearance)
    }
    for node in audited.nodes.indices where audited.nodes[node].element.hasDetails {
      guard let source = audited.nodes[node].element.details.source, source.hasPrefix("line ") else {
        continue
      }
      audited.nodes[node].element.details.source = "\(capture.file):\(source.dropFirst("line ".count))"
    }
    return audited
  }

  private static func stem(_ name: String) -> String {
    URL(fileURLWithPath: name).deletingPathExtension().lastPathComponent
  }
}

extension CaptureFormat {
  /// The tool by its name.
  var tool: String {
    switch self {
    case .pageSource: "WebDriverAgent"
    case .debugDescription: "XCUITest"
    case .describeUI: "idb or AXe"
    case .simUse: "sim-use"
    case .maestro: "Maestro"
    case .detox: "Detox"
    case .accessibilitySnapshot: "AccessibilitySnapshot"
    case .recorder: "AccessibilityRecorder"
    case .tree: "curbcut tree"
    }
  }
}

import AccessibilityTree
import AppFolders
import CurbcutGraphics
import CurbcutUIKit
import DeviceHost
import DeviceSettings
import Foundation
import InterfaceBuilder
import VoiceOver

/// A screen of a file, live in a window of the device that was asked for.
@MainActor
struct LoadedScreen {
  let info: ScreenInfo
  let window: UIWindow
  let tree: ElementTree
  /// Lists that the tree does not hold to their end. Empty unless the screen was read as a whole.
  let unfinished: [WholeScreen.UnfinishedList]
  /// The settings of the device that it is shown on.
  let settings: Settings
  /// That parts of the app are missing, in a line; nil when it is whole, or no app.
  let omission: String?

  /// Makes the screens that the options ask for; warnings go to stderr.
  ///
  /// - Parameters:
  ///   - readsWhole: whether lists are scrolled to their end, so that the tree holds all their rows.
  ///   - told: what was warned of already, where screens are made several times.
  static func load(
    _ options: ScreenOptions, fidelity: Fidelity = .voiceOver, readsWhole: Bool = false,
    told: ToldWarnings = ToldWarnings()
  ) throws -> [LoadedScreen] {
    let setUp = try options.setUp()
    for unknown in setUp.unknown { told.tell("\(unknown.place): warning: \(unknown.problem)") }
    UIKitHost.shared.configure(
      device: options.device.device, orientation: options.device.orientation, settings: setUp.settings)
    LayoutDiagnostics.handler = { issue in told.tell(issue.warning(in: options.file)) }
    defer { LayoutDiagnostics.handler = nil }
    if AppFolder.isFolder(options.file) {
      let app = try RunningApp.launch(options, language: setUp.language)
      return try app.windows(options).map { info, window in
        LoadedScreen(
          info: info, window: window, settings: setUp.settings, fidelity: fidelity, readsWhole: readsWhole,
          omission: app.omission)
      }
    }
    let document = try ScreenDocument(options)
    return try document.wanted(options).map { screen in
      let made = try document.document.instantiate(
        screen, options: InterfaceBuilderOptions(language: setUp.language))
      let loaded = LoadedScreen(
        info: document.info(screen), window: made.makeWindow(), settings: setUp.settings, fidelity: fidelity,
        readsWhole: readsWhole)
      for warning in made.warnings { told.tell(warning.description) }
      return loaded
    }
  }

  private init(
    info: ScreenInfo, window: UIWindow, settings: Settings, fidelity: Fidelity, readsWhole: Bool = false,
    omission: String? = nil
  ) {
    self.info = info
    self.omission = omission
    self.settings = settings
    self.window = window
    let traits = window.traitCollection
    let rules = ReadingRules(
      fidelity: fidelity, isPhone: traits.userInterfaceIdiom == .phone,
      isRightToLeft: traits.layoutDirection == .rightToLeft)
    guard readsWhole else {
      tree = AccessibilityProvider.tree(of: window, rules: rules)
      unfinished = []
      return
    }
    let whole = AccessibilityProvider(window, rules: rules).readWholeScreen()
    tree = whole.tree
    unfinished = whole.unfinished
  }

  /// Says on stderr which lists were not read to their end.
  func complainOfUnfinishedLists() {
    for list in unfinished { Console.complain("\(info.heading): warning: \(list.words)") }
  }

  /// The same screen of a running app, on a device that is set up otherwise.
  func setUpAnew(_ options: ScreenOptions) throws -> LoadedScreen {
    let settings = try options.setUp().settings
    UIKitHost.shared.configure(
      device: options.device.device, orientation: options.device.orientation, settings: settings)
    UIKitHost.shared.runUntilIdle(limit: 2)
    window.layoutIfNeeded()
    return LoadedScreen(
      info: info, window: window, settings: settings, fidelity: .voiceOver, omission: omission)
  }

  /// The screen as the person sees it, with the display settings; numbers over it stay as they are.
  func picture(overlay: Bool, scale: Double? = nil) throws -> ScreenPicture {
    let windows = window.windowsShownTogether
    let picture = DeviceDisplay.shared.picture(of: windows, scale: scale.map { CGFloat($0) }) { context in
      if overlay { Overlay(tree: tree, bounds: window.bounds).draw(in: context) }
    }
    guard let picture else { throw Failure("The screen is too large to be drawn.") }
    return picture
  }

  /// Draws the screen into a PNG file; the picture's width and height in pixels.
  func draw(to path: String, overlay: Bool, scale: Double? = nil) throws -> [Int] {
    let picture = try picture(overlay: overlay, scale: scale)
    do {
      try picture.png().write(to: URL(fileURLWithPath: path))
    } catch {
      throw Failure("Cannot write \(path): \(error.localizedDescription)")
    }
    return [picture.width, picture.height]
  }
}

extension AppOptions {
  /// Ends the command with the status for an app of which parts are missing, unless the person allows it.
  ///
  /// Called when the results are out.
  @MainActor
  func check(_ screens: [LoadedScreen]) throws {
    if !allowMissing, screens.contains(where: { $0.omission != nil }) { throw Curbcut.incomplete }
  }
}

/// Warnings that were given once need not be given again.
@MainActor
final class ToldWarnings {
  private var told: Set<String> = []

  func tell(_ warning: String) {
    if told.insert(warning).inserted { Console.complain(warning) }
  }
}

extension LayoutDiagnostics.Issue {
  /// What UIKit logs, behind the place of the first object that it names.
  @MainActor
  fileprivate func warning(in file: String) -> String {
    let views = constraints.flatMap { [$0.firstItem, $0.secondItem] }.compactMap { $0 as? UIView }
    let source = views.lazy.compactMap(\.interfaceBuilderSource).first
    let place = source.map { "\($0.file):\($0.line):\($0.column)" } ?? file
    return "\(place): warning: \(message)"
  }
}

extension WholeScreen.UnfinishedList {
  /// Where reading stopped, and why.
  var words: String {
    grows
      ? "A list that grows as it is scrolled was read for \(elements) elements and no further."
      : "A list of \(rows) rows was read for \(elements) elements and no further."
  }
}

import AccessibilityTree
import AppFolders
import AssistiveTechnology
import Captures
import CurbcutGraphics
import CurbcutUIKit
import DeviceHost
import DeviceSettings
import Foundation
import InterfaceBuilder
import VoiceOver

/// A live screen, in a window of the requested device.
@MainActor
struct LoadedScreen {
  let info: ScreenInfo
  let window: UIWindow
  let tree: ElementTree
  /// The lists of which the tree does not contain all rows. Empty unless the whole screen was read.
  let unfinished: [WholeScreen.UnfinishedList]
  /// The settings of the device that it is shown on.
  let settings: Settings
  /// The app that shows it; nil if it is none.
  let app: RunningApp?
  /// A line that says which parts of the app are missing; nil if none are, or if it is not an app.
  var omission: String? { app?.omission }
  /// Replays the recordings that the screen is of; nil for a live screen.
  private(set) var recording: CaptureProvider?

  /// Creates the screens that the options select. Warnings are printed to stderr.
  ///
  /// - Parameters:
  ///   - options: the options.
  ///   - fidelity: the rules by which screens are read.
  ///   - readsWhole: whether to scroll lists to the end, so that the tree contains all their rows.
  ///   - told: the warnings that have already been printed, if screens are created several times.
  ///   - recordsSources: whether it is recorded where an app's code makes its views.
  ///   - only: the choice of the one scene to create of those that the options select; nil for all.
  ///   - used: the technology that is on from the beginning.
  static func load(
    _ options: ScreenOptions, for used: UsedTechnology = .voiceOver, fidelity: Fidelity = .voiceOver,
    readsWhole: Bool = false,
    told: ToldWarnings = ToldWarnings(), recordsSources: Bool = false, only: String? = nil
  ) throws -> [LoadedScreen] {
    let setUp = try options.setUp(for: used)
    for unknown in setUp.unknown { told.tell("\(unknown.place): warning: \(unknown.problem)") }
    UIKitHost.shared.configure(
      device: options.device.device, orientation: options.device.orientation, settings: setUp.settings)
    LayoutDiagnostics.handler = { issue in told.tell(issue.warning(in: options.file)) }
    defer { LayoutDiagnostics.handler = nil }
    if RecordedApp.isRecorded(options.file) { return try recorded(options, setUp, fidelity) }
    if AppFolder.isApp(options.file) {
      let app = try RunningApp.launch(
        options, language: setUp.language, recordsSources: recordsSources)
      var windows = try app.windows(options, only: only)
      if let way = options.after.map(WayToScreen.init), let first = windows.first {
        try way.go(in: first.1, options, setUp.settings)
        // The way may lead to another window.
        if options.screen == nil, !WantedPreview.isWanted(by: options) {
          windows = try app.windows(options, only: only)
        }
      }
      return windows.map { info, window in
        LoadedScreen(
          info: info, window: window, settings: setUp.settings, fidelity: fidelity, readsWhole: readsWhole,
          app: app)
      }
    }
    let document = try ScreenDocument(options)
    let wanted = try document.wanted(options).filter { only == nil || document.info($0).choice == only }
    return try wanted.map { screen in
      let made = try document.document.instantiate(
        screen, options: InterfaceBuilderOptions(language: setUp.language))
      let window = made.makeWindow()
      if let way = options.after.map(WayToScreen.init) {
        try way.go(in: window, options, setUp.settings)
      }
      let loaded = LoadedScreen(
        info: document.info(screen), window: window, settings: setUp.settings, fidelity: fidelity,
        readsWhole: readsWhole)
      for warning in made.warnings { told.tell(warning.description) }
      return loaded
    }
  }

  /// The screens of recordings.
  private static func recorded(
    _ options: ScreenOptions, _ setUp: ScreenOptions.SetUp, _ fidelity: Fidelity
  ) throws -> [LoadedScreen] {
    guard options.after == nil else {
      throw Failure("\(options.file): the screens of recordings are named with --screen; leave --after out.")
    }
    let recordings = try RecordedScreens(options.file)
    return try recordings.wanted(options).map { index in
      let screen = recordings.app.screens[index]
      let settings = recordings.settings(setUp, for: index)
      let made = RecordedWindow(screen, settings: settings)
      let provider = CaptureProvider(recordings.app, start: index)
      provider.onChange = { made.show(recordings.app.screens[$0]) }
      provider.onUnknown = { element in
        let name = element.label?.string ?? element.identifier ?? "this element"
        Console.complain("\(options.file): note: what follows ‘\(name)’ was not recorded.")
      }
      return LoadedScreen(
        info: recordings.info(index), window: made.window, tree: screen.tree, settings: settings,
        recording: provider)
    }
  }

  private init(
    info: ScreenInfo, window: UIWindow, tree: ElementTree, settings: Settings, recording: CaptureProvider
  ) {
    self.info = info
    self.window = window
    self.tree = tree
    self.settings = settings
    self.recording = recording
    unfinished = []
    app = nil
  }

  /// What assistive technologies read and act on.
  func makeProvider() -> any ScreenProvider { recording ?? AccessibilityProvider(window) }

  private init(
    info: ScreenInfo, window: UIWindow, settings: Settings, fidelity: Fidelity, readsWhole: Bool = false,
    app: RunningApp? = nil
  ) {
    self.info = info
    self.app = app
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

  /// Prints a warning for each list that was not read to the end.
  func complainOfUnfinishedLists() {
    for list in unfinished { Console.complain("\(info.heading): warning: \(list.words)") }
  }

  /// The same screen of a running app, on a device with another set-up.
  func setUpAnew(_ options: ScreenOptions) throws -> LoadedScreen {
    let settings = try options.setUp().settings
    UIKitHost.shared.configure(
      device: options.device.chosenDevice ?? UIKitHost.shared.device, orientation: options.device.orientation,
      settings: settings)
    UIKitHost.shared.runUntilIdle(limit: 2)
    window.layoutIfNeeded()
    if let recording {
      return LoadedScreen(info: info, window: window, tree: tree, settings: settings, recording: recording)
    }
    return LoadedScreen(
      info: info, window: window, settings: settings, fidelity: .voiceOver, app: app)
  }

  /// The screen as the user sees it, with the display settings, which do not affect the marks of the overlay.
  ///
  /// - Parameters:
  ///   - overlay: whether the stops of a technology are marked.
  ///   - technology: the technology.
  ///   - scale: pixels per point; nil for the device's.
  func picture(
    overlay: Bool, of technology: TechnologyMarks.Technology = .voiceOver, scale: Double? = nil
  ) throws -> ScreenPicture {
    if let recording {
      // Each recording has a device of its own.
      let (device, orientation) = RecordedWindow.device(for: recording.screen.capture)
      UIKitHost.shared.configure(device: device, orientation: orientation, settings: settings)
    }
    let windows = window.windowsShownTogether
    let picture = DeviceDisplay.shared.picture(of: windows, scale: scale.map { CGFloat($0) }) { context in
      guard overlay else { return }
      guard technology != .voiceOver else {
        return Overlay(tree: tree, bounds: window.bounds).draw(in: context)
      }
      let marks = TechnologyMarks(tree: tree, size: window.bounds.size, settings: settings)
      OverlayPicture(marks.overlay(of: technology), bounds: window.bounds).draw(in: context)
    }
    guard let picture else { throw Failure("The screen is too large to be drawn.") }
    return picture
  }

  /// Draws the screen to a PNG file.
  ///
  /// - Returns: the picture's width and height, in pixels.
  func draw(
    to path: String, overlay: Bool, of technology: TechnologyMarks.Technology = .voiceOver,
    scale: Double? = nil
  ) throws -> [Int] {
    let picture = try picture(overlay: overlay, of: technology, scale: scale)
    try OutputFile.write(picture.png(), to: path)
    return [picture.width, picture.height]
  }
}

extension AppOptions {
  /// Throws the exit status for an app with missing parts, unless `--allow-missing` is given.
  ///
  /// Called after the results have been printed.
  @MainActor
  func check(_ screens: [LoadedScreen]) throws {
    try check(omission: screens.lazy.compactMap(\.omission).first)
  }

  /// Throws the exit status for an app with missing parts, unless `--allow-missing` is given.
  ///
  /// - Parameter omission: the line that says which parts are missing; nil if none are.
  func check(omission: String?) throws {
    if !allowMissing, omission != nil { throw Curbcut.incomplete }
  }
}

/// Prints each warning only once.
@MainActor
final class ToldWarnings {
  private var told: Set<String> = []

  func tell(_ warning: String) {
    if told.insert(warning).inserted { Console.complain(warning) }
  }
}

extension LayoutDiagnostics.Issue {
  /// UIKit's message, after the place of the first object that it names.
  @MainActor
  fileprivate func warning(in file: String) -> String {
    let views = constraints.flatMap { [$0.firstItem, $0.secondItem] }.compactMap { $0 as? UIView }
    let source = views.lazy.compactMap(\.interfaceBuilderSource).first
    let place = source.map { "\($0.file):\($0.line):\($0.column)" } ?? file
    return "\(place): warning: \(message)"
  }
}

extension WholeScreen.UnfinishedList {
  /// A sentence that says where reading stopped, and why.
  var words: String {
    grows
      ? "A list that grows as it is scrolled was read for \(elements) elements and no further."
      : "A list of \(rows) rows was read for \(elements) elements and no further."
  }
}

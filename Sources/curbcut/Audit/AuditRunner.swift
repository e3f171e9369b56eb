import AccessibilityTree
import AppFolders
import Audit
import AuditReports
import Captures
import CurbcutGraphics
import CurbcutUIKit
import Foundation
import Reach
import ScreenAudit
import VoiceOver

import struct CurbcutSwiftUI.ViewSource

/// Audits the screens of a path.
@MainActor
struct AuditRunner {
  /// The options, with the path.
  let options: ScreenOptions
  let audit: Auditor
  let paths: ReportPaths
  /// Whether the report has pictures.
  let takesPictures: Bool

  /// The scale of pictures in reports, in pixels per point.
  private static let pictureScale = 2.0
  /// The most combinations of settings.
  private static let mostCombinations = 200

  /// What has been warned of.
  var told = ToldWarnings()

  /// How the screens of documents and apps look in each combination of settings.
  ///
  /// - Parameters:
  ///   - only: the choice of the one scene to look at; nil for all that the options select.
  ///   - matrix: the axes of the combinations.
  func looks(only: String? = nil, matrix: [MatrixAxis] = []) throws -> [ScreenLook] {
    guard !matrix.isEmpty else { return try looks(only: only) }
    let walk = try walk(matrix, only: only)
    return try looks(walk, walk.combinations)
  }

  /// The combinations of the values of axes.
  func walk(_ matrix: [MatrixAxis], only: String? = nil) throws -> MatrixWalk {
    try MatrixWalk(
      matrix, of: options, most: Self.mostCombinations,
      tooMany: "audits of each screen; there is room for \(Self.mostCombinations)", recordsSources: true,
      only: only)
  }

  /// How the screens look in some combinations of settings.
  func looks(_ walk: MatrixWalk, _ combinations: [MatrixWalk.Combination]) throws -> [ScreenLook] {
    var looks: [ScreenLook] = []
    // Documents are made anew for each combination. An app is launched once, and would go on while it is watched, so that
    // only its last combination can be.
    let isApp = AppFolder.isApp(options.file)
    try walk.visit(combinations, told: told) { combination, screens in
      let isWatched = !isApp || combination.label == combinations.last?.label
      for screen in screens {
        var look = try look(at: screen, seesVariants: false, isWatched: isWatched)
        look.setting = combination.label
        looks.append(look)
      }
    }
    return looks
  }

  /// How the screens look with the options as they are.
  func looks(only: String?) throws -> [ScreenLook] {
    let base = try baseWords(only: only)
    let screens = try LoadedScreen.load(options, told: told, recordsSources: true, only: only)
    let looks = try screens.enumerated().map { index, screen in
      try look(at: screen, seesVariants: true, base: base.count == screens.count ? base[index] : nil)
    }
    if !AppFolder.isApp(options.file) { for screen in screens { screen.window.isHidden = true } }
    return looks
  }

  /// How a recorded screen looks.
  func looks(at index: Int, of recordings: RecordedScreens) throws -> [ScreenLook] {
    [ScreenLook(form: try recorded(index, of: recordings))]
  }

  /// What ‘curbcut diff’ compares: screens with their trees and words, those that are the same once.
  func snapshots() throws -> [ScreenSnapshot] {
    if Self.isRecording(options.file) {
      let recordings = try RecordedScreens(options.file)
      return try recordings.wanted(options, allByDefault: true).map { index in
        let tree = recordings.app.screens[index].tree
        return ScreenSnapshot(
          audit: try recorded(index, of: recordings), tree: tree, words: words(of: tree))
      }
    }
    let screens = try LoadedScreen.load(options, recordsSources: true)
    // Before time passes for the app.
    let trees = screens.map(\.tree)
    let looks = try screens.map { try look(at: $0, seesVariants: false) }
    return ScreenLook.merged(looks).compactMap { form in
      screens.firstIndex { $0.info.choice == form.id }.map {
        ScreenSnapshot(audit: form, tree: trees[$0], words: words(of: trees[$0]))
      }
    }
  }

  private func words(of tree: ElementTree) -> [String] {
    let reader = ScreenReader(language: UIKitHost.shared.settings.language)
    return Transcript(of: tree, reader: reader, style: .spoken).stops.map { stop in
      stop.text + (stop.hint.map { " – \($0)" } ?? "")
    }
  }

  /// What is found on a screen, and what tells it from others that look the same.
  ///
  /// - Parameters:
  ///   - seesVariants: whether it is looked at in the other appearances, too.
  ///   - isWatched: whether time passes for the app, for the rules that judge what happens meanwhile.
  ///   - base: what the screen says in the language that it is written in; nil for the same.
  private func look(
    at screen: LoadedScreen, seesVariants: Bool, isWatched: Bool = true, base: BaseWords? = nil
  ) throws -> ScreenLook {
    let heading = screen.info.heading
    let title = heading.hasPrefix("# ") ? String(heading.dropFirst(2)) : heading
    let name = "\(URL(fileURLWithPath: options.file).lastPathComponent), \(title)"
    var seen = Self.seen(screen, name: name)
    var variants =
      seesVariants
      ? ViewScreen.variants(of: screen.window, name: name, origin: Self.origin(in: screen.app)) : []
    if let app = screen.app {
      for index in variants.indices { Self.nameOriginals(&variants[index], of: app) }
    }
    seen.screen.base = base
    let picture = takesPictures ? try Self.picture(of: screen) : nil
    // The walk comes last: it scrolls, and the app hears of each stop.
    seen.walk(screen)
    // Time passes for the app, so that what comes after could find another screen.
    if isWatched { seen.film() }
    // The rules run no code of the app, and may take long on a busy machine.
    let report = SupervisedProcess.pausing { audit.report(on: seen.screen, alsoSeenAs: variants) }
    var form = AuditForm.Screen(
      report, file: options.file, id: screen.info.choice, omission: screen.omission,
      size: [screen.window.bounds.width, screen.window.bounds.height], paths: paths)
    form.pictures = picture.map { [$0] } ?? form.pictures
    return ScreenLook(form: form, className: screen.info.className, nodes: seen.screen.nodes, paths: paths)
  }

  /// The screen as the audit sees it, with the places in the app's sources.
  static func seen(_ screen: LoadedScreen, name: String) -> ViewScreen {
    var seen = ViewScreen(screen.window, name: name, origin: origin(in: screen.app))
    if let app = screen.app { nameOriginals(&seen.screen, of: app) }
    return seen
  }

  /// Answers who made an object of an app, and where.
  static func origin(in app: RunningApp?) -> (AnyObject) -> ViewScreen.Origin? {
    { object in
      guard let app, let view = ViewSource(of: object) else { return nil }
      return ViewScreen.Origin(
        path: view.path, source: view.address.flatMap(app.process.place(ofCall:)))
    }
  }

  /// A picture of the screen for reports.
  static func picture(of screen: LoadedScreen) throws -> AuditForm.Picture {
    AuditForm.Picture(
      size: [screen.window.bounds.width, screen.window.bounds.height],
      png: try screen.picture(overlay: false, scale: pictureScale).png(compression: .small)
        .base64EncodedString())
  }

  /// The picture that was recorded with a screen, no sharper than others in reports; nil for none.
  private static func picture(of screen: RecordedApp.Screen, size bounds: CGRect) -> AuditForm.Picture? {
    guard !bounds.isNull, bounds.maxX > 0, bounds.maxY > 0,
      let image = screen.picture.flatMap(RecordedPicture.image)?.cgImage
    else { return nil }
    // Never larger than it was recorded.
    let scale = min(pictureScale, max(0.1, Double(image.width) / bounds.width))
    guard let context = CGContext(width: bounds.maxX, height: bounds.maxY, scale: scale) else { return nil }
    context.drawFirstRowFirst(image, in: screen.capture.bounds)
    guard let png = context.makeImage()?.pngData() else { return nil }
    return AuditForm.Picture(size: [bounds.maxX, bounds.maxY], png: png.base64EncodedString())
  }

  /// Names the files of the project in place of those in the app's bundle.
  private static func nameOriginals(_ screen: inout AuditedScreen, of app: RunningApp) {
    for index in screen.nodes.indices where screen.nodes[index].element.hasDetails {
      guard let source = screen.nodes[index].element.details.source else { continue }
      let file = SourcePlace(source).file
      let original = app.original(of: file)
      if original != file {
        screen.nodes[index].element.details.source = original + source.dropFirst(file.count)
      }
    }
  }

  /// What the screens of a document say in the language that it is written in, where another one was asked for; empty
  /// for an app, which runs in one language only.
  private func baseWords(only: String?) throws -> [BaseWords] {
    guard options.device.language != nil, !AppFolder.isApp(options.file) else { return [] }
    var base = options
    base.device.language = nil
    return try LoadedScreen.load(base, only: only).map { screen in
      let said = screen.tree.elements.flatMap { [$0.label, $0.value, $0.hint].compactMap { $0?.string } }
      return BaseWords(language: "Base", words: Set(said))
    }
  }

  /// Whether a path is taken for a recording, which need not exist.
  nonisolated static func isRecording(_ path: String) -> Bool {
    RecordedApp.isRecorded(path)
      || ["xml", "json"].contains(URL(fileURLWithPath: path).pathExtension.lowercased())
  }

  private func recorded(_ index: Int, of recordings: RecordedScreens) throws -> AuditForm.Screen {
    let language = recordings.settings(try options.setUp(), for: index).language
    let screen = recordings.audited(index, language: language)
    let size: [Double]? = screen.bounds.isNull ? nil : [screen.bounds.maxX, screen.bounds.maxY]
    var form = AuditForm.Screen(
      audit.report(on: screen), file: recordings.app.screens[index].capture.file, size: size, paths: paths)
    if takesPictures, let picture = Self.picture(of: recordings.app.screens[index], size: screen.bounds) {
      form.pictures = [picture]
    }
    return form
  }
}

extension ViewScreen {
  /// Flicks through the screen. What comes after may find it scrolled, and the app has heard of each stop.
  mutating func walk(_ loaded: LoadedScreen) {
    let walk = ReachWalk(
      AccessibilityProvider(loaded.window), settings: loaded.settings, limit: 300, keepsScrolled: false)
    add(walk: walk.unreached.map(\.id), trap: walk.trap, isComplete: walk.isComplete)
  }

  /// Flicks through the screen, and watches it. Time passes for the app, so that nothing else can come after.
  mutating func walkAndFilm(_ loaded: LoadedScreen) {
    walk(loaded)
    film()
  }
}

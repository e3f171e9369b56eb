import AccessibilityTree
import AppFolders
import Audit
import AuditReports
import Captures
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

  /// The forms of the screens that the options select, each screen once.
  func screens(matrix: [MatrixAxis] = []) throws -> [AuditForm.Screen] {
    if isRecording {
      guard matrix.isEmpty else {
        throw Failure(
          "\(options.file): a recording has the settings that it was made with; leave --matrix out.")
      }
      return try recorded().map(\.form)
    }
    guard !matrix.isEmpty else {
      let base = try baseWords()
      let screens = try LoadedScreen.load(options, recordsSources: true)
      return SameScreens.merged(
        try screens.enumerated().map { index, screen in
          try look(at: screen, seesVariants: true, base: base.count == screens.count ? base[index] : nil)
        })
    }
    let walk = try MatrixWalk(
      matrix, of: options, most: Self.mostCombinations,
      tooMany: "audits of each screen; there is room for \(Self.mostCombinations)", recordsSources: true)
    var merge = MatrixMerge()
    try walk.visit { combination, screens in
      merge.add(
        SameScreens.merged(try screens.map { try look(at: $0, seesVariants: false) }),
        setting: combination.label)
    }
    return merge.merged
  }

  /// What ‘curbcut diff’ compares: screens with their trees and words, those that are the same once.
  func snapshots() throws -> [ScreenSnapshot] {
    if isRecording {
      return try recorded().map { ScreenSnapshot(audit: $0.form, tree: $0.tree, words: words(of: $0.tree)) }
    }
    let screens = try LoadedScreen.load(options, recordsSources: true)
    let looks = try screens.map { try look(at: $0, seesVariants: false) }
    return SameScreens.merged(looks).compactMap { form in
      screens.first { $0.info.choice == form.id }.map {
        ScreenSnapshot(audit: form, tree: $0.tree, words: words(of: $0.tree))
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
  ///   - base: what the screen says in the language that it is written in; nil for the same.
  private func look(at screen: LoadedScreen, seesVariants: Bool, base: BaseWords? = nil) throws
    -> SameScreens.Look
  {
    let heading = screen.info.heading
    let title = heading.hasPrefix("# ") ? String(heading.dropFirst(2)) : heading
    let name = "\(URL(fileURLWithPath: options.file).lastPathComponent), \(title)"
    var seen = Self.seen(screen, name: name)
    let variants =
      seesVariants
      ? ViewScreen.variants(of: screen.window, name: name, origin: Self.origin(in: screen.app)) : []
    // The walk comes last: it scrolls, and the app hears of each stop.
    seen.screen.base = base
    let picture = takesPictures ? try Self.picture(of: screen) : nil
    let walk = ReachWalk(AccessibilityProvider(screen.window), settings: screen.settings, limit: 300)
    seen.add(walk: walk.unreached.map(\.id), trap: walk.trap, isComplete: walk.isComplete)
    // Time passes for the app, so that what comes after could find another screen.
    if seesVariants { seen.film() }
    // The rules run no code of the app, and may take long on a busy machine.
    let report = SupervisedProcess.pausing { audit.report(on: seen.screen, alsoSeenAs: variants) }
    var form = AuditForm.Screen(
      report, file: options.file, id: screen.info.choice, omission: screen.omission,
      size: [screen.window.bounds.width, screen.window.bounds.height], paths: paths)
    form.pictures = picture.map { [$0] } ?? form.pictures
    return SameScreens.Look(form: form, className: screen.info.className, nodes: seen.screen.nodes)
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
        name: ViewScreen.Origin.name(of: view.path), source: view.address.flatMap(app.process.place(ofCall:)))
    }
  }

  /// A picture of the screen for reports.
  static func picture(of screen: LoadedScreen) throws -> AuditForm.Picture {
    AuditForm.Picture(
      size: [screen.window.bounds.width, screen.window.bounds.height],
      png: try screen.picture(overlay: false, scale: pictureScale).png(compression: .small)
        .base64EncodedString())
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
  private func baseWords() throws -> [BaseWords] {
    guard options.device.language != nil, !AppFolder.isApp(options.file) else { return [] }
    var base = options
    base.device.language = nil
    return try LoadedScreen.load(base).map { screen in
      let said = screen.tree.elements.flatMap { [$0.label, $0.value, $0.hint].compactMap { $0?.string } }
      return BaseWords(language: "Base", words: Set(said))
    }
  }

  private var isRecording: Bool {
    RecordedApp.isRecorded(options.file)
      || ["xml", "json"].contains(URL(fileURLWithPath: options.file).pathExtension.lowercased())
  }

  private func recorded() throws -> [(form: AuditForm.Screen, tree: ElementTree)] {
    let recordings = try RecordedScreens(options.file)
    let setUp = try options.setUp()
    return try recordings.wanted(options, allByDefault: true).map { index in
      let language = recordings.settings(setUp, for: index).language
      let screen = recordings.audited(index, language: language)
      let size: [Double]? = screen.bounds.isNull ? nil : [screen.bounds.maxX, screen.bounds.maxY]
      let recording = recordings.app.screens[index]
      let form = AuditForm.Screen(
        audit.report(on: screen), file: recording.capture.file, size: size, paths: paths)
      return (form, recording.tree)
    }
  }
}

/// Screens of one file that are the same, as a scene and the navigation controller around it are when each is shown.
struct SameScreens {
  /// What is found on a screen, and what tells it from others.
  struct Look {
    var form: AuditForm.Screen
    var className: String
    fileprivate var signature: [Part]

    init(form: AuditForm.Screen, className: String, nodes: [AuditedNode]) {
      self.form = form
      self.className = className
      signature = nodes.filter { $0.exposure == .element }.map(Part.init)
    }
  }

  /// What of an element is the same whatever its words are, which may be drawn by lot.
  fileprivate struct Part: Hashable {
    var className: String?
    var source: String?
    var frame: [Double]
    var traits: UInt64

    init(_ node: AuditedNode) {
      className = node.element.className
      source = node.element.hasDetails ? node.element.details.source : nil
      let frame = node.element.frame
      self.frame = [frame.minX, frame.minY, frame.width, frame.height].map { $0.rounded() }
      traits = node.element.traits.rawValue
    }
  }

  private static let containers: Set<String> = [
    "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
  ]

  /// Each screen once: what a controller around others shows is told under the name of what is inside.
  static func merged(_ looks: [Look]) -> [AuditForm.Screen] {
    var groups: [[Part]: [Int]] = [:]
    for (index, look) in looks.enumerated() where !look.signature.isEmpty {
      groups[look.signature, default: []].append(index)
    }
    return looks.indices.compactMap { index in
      let group = groups[looks[index].signature] ?? [index]
      let chosen = group.first { !containers.contains(looks[$0].className) } ?? group[0]
      guard chosen == index || !containers.contains(looks[index].className) else { return nil }
      var form = looks[index].form
      let others = group.filter { $0 != index && containers.contains(looks[$0].className) }
      if chosen == index, !others.isEmpty { form.otherNames = others.map { looks[$0].form.id } }
      return form
    }
  }
}

// AccessibilityRecorder.swift
//
// Copyright (c) 2026 the authors of Curbcut
//
// Permission is hereby granted, free of charge, to any person obtaining a copy of this file, to deal in it without
// restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense
// and sell copies of it, and to permit persons to whom it is furnished to do so, provided that this notice is kept in
// all copies of the file. It need not be named in your app.
//
// The file is provided "as is", without warranty of any kind, express or implied, including the warranties of
// merchantability, fitness for a particular purpose and noninfringement. In no event shall its authors be liable for
// any claim, damages or other liability arising from it or its use.
//
// Only for this file; the rest of Curbcut has another licence.

#if canImport(UIKit)
  import Foundation
  import UIKit
  import UIKit.UIGestureRecognizerSubclass

  #if canImport(Accessibility)
    import Accessibility
  #endif

  /// Records what a screen says to assistive technologies, as JSON that `curbcut` reads on any machine.
  ///
  /// Copy this file into the debug build of an app, or into tests that are hosted by it. It uses public API only.
  /// ```swift
  /// try AccessibilityRecorder.record("Settings").write(to: folder)   // this screen, now
  /// AccessibilityRecorder.start(in: folder)                          // every screen that comes
  /// ```
  /// VoiceOver, or a UI test that drives the app, must be running: only then do controls and SwiftUI make their elements.
  @MainActor
  public enum AccessibilityRecorder {
    /// A screen, recorded.
    public struct Recording {
      /// What the screen is called, and its file, without an ending.
      public var name: String
      /// The recording as JSON, with the picture in it.
      public var json: Data
      /// The objects that were asked, in the order in which the recording has them: for tests that act on them.
      public var objects: [NSObject]

      /// Writes the recording to a folder, which is created if it is missing.
      ///
      /// - Returns: the file.
      @discardableResult
      public func write(to folder: URL) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_. "))
        let stem = String(
          String.UnicodeScalarView(name.unicodeScalars.map { allowed.contains($0) ? $0 : "-" }))
        let file = folder.appendingPathComponent(stem).appendingPathExtension("json")
        try json.write(to: file, options: .atomic)
        return file
      }
    }

    /// Records what is on the screen.
    ///
    /// - Parameters:
    ///   - name: what the screen is called.
    ///   - window: a window of the scene to record; nil for the key window.
    ///   - withPicture: whether the recording holds a picture, which shows what users see.
    /// - Throws: when there is no window, or what it says cannot be written as JSON.
    public static func record(
      _ name: String, window: UIWindow? = nil, withPicture: Bool = true
    ) throws -> Recording {
      try RecordedScene(window).recording(name, withPicture: withPicture)
    }

    /// Records one window, without the others of its scene and without a picture.
    ///
    /// - Throws: when what it says cannot be written as JSON.
    public static func record(only window: UIWindow) throws -> Recording {
      try RecordedScene(only: window).recording("", withPicture: false)
    }

    /// Records every screen that comes, until ``stop()`` is called, and where a finger tapped to get there.
    ///
    /// - Parameters:
    ///   - folder: where the recordings go: `001.json`, `002.json` and so on.
    ///   - interval: how often to look for another screen, in seconds.
    public static func start(in folder: URL, every interval: TimeInterval = 0.5) {
      stop()
      following = ScreenFollower(folder: folder, interval: interval)
    }

    /// Ends what ``start(in:every:)`` began.
    public static func stop() {
      following?.end()
      following = nil
    }

    private static var following: ScreenFollower?

    /// Why a screen was not recorded.
    public struct Failure: Error, CustomStringConvertible {
      /// What is missing.
      public var description: String
    }
  }

  // MARK: A scene

  /// The windows of a scene, as they are now.
  @MainActor
  private struct RecordedScene {
    let windows: [UIWindow]
    let screen: UIWindow

    init(_ window: UIWindow?) throws {
      func shown(in scene: UIWindowScene?) -> [UIWindow] {
        (scene?.windows ?? []).filter { !$0.isHidden && $0.alpha > 0 }.sorted {
          $0.windowLevel < $1.windowLevel
        }
      }
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        .filter { !shown(in: $0).isEmpty }
      let scene =
        window?.windowScene ?? scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
      let found = shown(in: scene)
      windows = found.isEmpty ? (window.map { [$0] } ?? []) : found
      guard let first = window ?? windows.first(where: \.isKeyWindow) ?? windows.first else {
        throw AccessibilityRecorder.Failure(description: "There is no window to record.")
      }
      screen = first
    }

    init(only window: UIWindow) {
      windows = [window]
      screen = window
    }

    /// Everything but the picture, which differs between two looks at the same screen.
    var tree: [[String: Any]] { walked.map(\.json) }

    private var walked: [Walk.Recorded] {
      windows.map { window in
        var walk = Walk(alerts: alerts(in: window))
        var record = walk.record(window)
        // An alert silences the windows behind its own.
        if !walk.alerts.isEmpty {
          record.json["facts"] = (record.json["facts"] as? [String] ?? []) + ["modal"]
        }
        return record
      }
    }

    private func alerts(in window: UIWindow) -> Set<ObjectIdentifier> {
      var found: Set<ObjectIdentifier> = []
      var next = window.rootViewController?.presentedViewController
      while let controller = next {
        if controller is UIAlertController, !controller.isBeingDismissed {
          found.insert(ObjectIdentifier(controller.view))
        }
        next = controller.presentedViewController
      }
      return found
    }

    func recording(
      _ name: String, withPicture: Bool, step: [String: Any]? = nil
    ) throws -> AccessibilityRecorder.Recording {
      let walked = walked
      var json: [String: Any] = [
        "format": "curbcut.recording", "version": 1, "name": name, "windows": walked.map(\.json),
        "size": [Double(screen.bounds.width), Double(screen.bounds.height)],
        "idiom": screen.traitCollection.userInterfaceIdiom == .pad ? "pad" : "phone",
        "textSize": screen.traitCollection.preferredContentSizeCategory.rawValue,
        "dark": screen.traitCollection.userInterfaceStyle == .dark,
        "rightToLeft": screen.effectiveUserInterfaceLayoutDirection == .rightToLeft,
        "system": UIDevice.current.systemVersion,
      ]
      if let language = Bundle.main.preferredLocalizations.first { json["language"] = language }
      if let app = Bundle.main.bundleIdentifier { json["app"] = app }
      if let step { json["step"] = step }
      if withPicture, let picture { json["picture"] = picture.base64EncodedString() }
      guard JSONSerialization.isValidJSONObject(json) else {
        throw AccessibilityRecorder.Failure(description: "The screen cannot be written as JSON.")
      }
      return AccessibilityRecorder.Recording(
        name: name, json: try JSONSerialization.data(withJSONObject: json, options: [.sortedKeys]),
        objects: walked.flatMap(\.objects))
    }

    private var picture: Data? {
      let renderer = UIGraphicsImageRenderer(bounds: screen.bounds)
      return renderer.image { _ in
        for window in windows { window.drawHierarchy(in: window.frame, afterScreenUpdates: false) }
      }.pngData()
    }
  }

  // MARK: Objects

  /// A walk over the views and elements of a window.
  @MainActor
  private struct Walk {
    let alerts: Set<ObjectIdentifier>
    /// The objects whose elements are being walked: a list may contain its own owner.
    private var owners: Set<ObjectIdentifier> = []

    init(alerts: Set<ObjectIdentifier>) { self.alerts = alerts }

    /// An object, and whether it is an element or holds one.
    struct Recorded {
      var json: [String: Any]
      var holdsElement: Bool
      /// The object, and those of what is recorded in it.
      var objects: [NSObject]
    }

    mutating func record(_ object: NSObject) -> Recorded {
      let view = object as? UIView
      var facts: [String] = []
      if let view {
        facts.append("view")
        if view.bounds.size == .zero { facts.append("sizeless") }
        if view.clipsToBounds { facts.append("clips") }
        if view.accessibilityViewIsModal { facts.append("modal") }
      }
      var record = ElementRecord(object).json
      var contents = Contents()
      if object.accessibilityElementsHidden {
        facts.append("elementsHidden")
      } else if object.isAccessibilityElement {
        facts.append("element")
        contents.holdsElement = true
        if let cell = object as? UIAccessibilityContainerDataTableCell { record["cell"] = place(of: cell) }
      } else {
        if object.shouldGroupAccessibilityChildren { facts.append("groups") }
        if object.accessibilityTraits.contains(.tabBar) { facts.append("tabs") }
        if let container = container(object) { record["container"] = container }
        if let table = object as? UIAccessibilityContainerDataTable,
          record["container"] as? String == "dataTable"
        {
          record["table"] = describe(table)
        }
        if let scrollView = view as? UIScrollView {
          facts.append("scrolls")
          let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
          record["visible"] = numbers(UIAccessibility.convertToScreenCoordinates(visible, in: scrollView))
        }
        contents = addContents(of: object, view, to: &record)
      }
      record["facts"] = facts
      return Recorded(
        json: record, holdsElement: contents.holdsElement, objects: [object] + contents.objects)
    }

    /// What was recorded in an object.
    private struct Contents {
      var holdsElement = false
      var objects: [NSObject] = []

      init() {}

      init(_ recorded: [Recorded]) {
        holdsElement = recorded.contains(where: \.holdsElement)
        objects = recorded.flatMap(\.objects)
      }
    }

    private mutating func addContents(
      of object: NSObject, _ view: UIView?, to record: inout [String: Any]
    ) -> Contents {
      guard owners.insert(ObjectIdentifier(object)).inserted else { return Contents() }
      defer { owners.remove(ObjectIdentifier(object)) }
      if let listed = object.accessibilityElements {
        let elements = listed.compactMap { $0 as? NSObject }.map { self.record($0) }
        record["elements"] = elements.map(\.json)
        return Contents(elements)
      }
      var views = Contents()
      if let view {
        let children = view.subviews.filter { !$0.isHidden && $0.alpha > 0 }.map { self.record($0) }
        if !children.isEmpty { record["children"] = children.map(\.json) }
        views = Contents(children)
        if views.holdsElement { return views }
      }
      // What draws its elements itself vends them by their number.
      let count = object.accessibilityElementCount()
      guard count != NSNotFound, (1..<50_000).contains(count) else { return views }
      let elements = (0..<count).compactMap { object.accessibilityElement(at: $0) as? NSObject }
        .map { self.record($0) }
      guard !elements.isEmpty else { return views }
      record["children"] = nil
      record["elements"] = elements.map(\.json)
      return Contents(elements)
    }

    private func container(_ object: NSObject) -> String? {
      switch object {
      case is UISegmentedControl: return "segmentedControl"
      case is UITabBar: return "tabBar"
      case is UINavigationBar: return "navigationBar"
      case is UIToolbar: return "toolbar"
      default: break
      }
      if alerts.contains(ObjectIdentifier(object)) { return "alert" }
      switch object.accessibilityContainerType {
      case .dataTable: return "dataTable"
      case .list: return "list"
      case .landmark: return "landmark"
      case .semanticGroup: return "semanticGroup"
      default: return nil
      }
    }

    private func place(of cell: UIAccessibilityContainerDataTableCell) -> [String: Any] {
      let (rows, columns) = (cell.accessibilityRowRange(), cell.accessibilityColumnRange())
      var result: [String: Any] = ["rowSpan": rows.length, "columnSpan": columns.length]
      if rows.location != NSNotFound { result["row"] = rows.location }
      if columns.location != NSNotFound { result["column"] = columns.location }
      return result
    }

    private func describe(_ table: UIAccessibilityContainerDataTable) -> [String: Any] {
      let (rows, columns) = (table.accessibilityRowCount(), table.accessibilityColumnCount())
      func places(_ headers: [UIAccessibilityContainerDataTableCell]?) -> [[Int]] {
        (headers ?? []).compactMap { header in
          let (row, column) = (header.accessibilityRowRange(), header.accessibilityColumnRange())
          return row.location == NSNotFound || column.location == NSNotFound
            ? nil : [row.location, column.location]
        }
      }
      return [
        "rows": rows, "columns": columns,
        "rowHeaders": (0..<min(max(rows, 0), 1_000)).map {
          places(table.accessibilityHeaderElements?(forRow: $0) ?? nil)
        },
        "columnHeaders": (0..<min(max(columns, 0), 1_000)).map {
          places(table.accessibilityHeaderElements?(forColumn: $0) ?? nil)
        },
      ]
    }
  }

  // MARK: Elements

  /// What an object says of itself.
  @MainActor
  private struct ElementRecord {
    private(set) var json: [String: Any]

    init(_ object: NSObject) {
      json = [
        "class": String(describing: type(of: object)), "frame": numbers(object.accessibilityFrame),
        "traits": Self.traitNames(object.accessibilityTraits),
      ]
      json["label"] = Self.text(object.accessibilityAttributedLabel, object.accessibilityLabel)
      json["value"] = Self.text(object.accessibilityAttributedValue, object.accessibilityValue)
      json["hint"] = Self.text(object.accessibilityAttributedHint, object.accessibilityHint)
      if let identified = object as? UIAccessibilityIdentification {
        json["identifier"] = identified.accessibilityIdentifier
      }
      guard object.isAccessibilityElement else { return }
      addDetails(of: object)
    }

    private mutating func addDetails(of object: NSObject) {
      let frame = object.accessibilityFrame
      let point = object.accessibilityActivationPoint
      if abs(point.x - frame.midX) > 0.5 || abs(point.y - frame.midY) > 0.5 {
        json["activationPoint"] = [finite(point.x), finite(point.y)]
      }
      if let path = object.accessibilityPath {
        // The outline as such is written by no public API that is the same everywhere; its bounds are what is touched.
        json["frame"] = numbers(path.bounds)
      }
      if let language = object.accessibilityLanguage, !language.isEmpty { json["language"] = language }
      if let labels = object.accessibilityUserInputLabels, !labels.isEmpty { json["inputLabels"] = labels }
      if let actions = object.accessibilityCustomActions, !actions.isEmpty {
        json["actions"] = actions.map { ["name": $0.name] }
      }
      if let rotors = object.accessibilityCustomRotors, !rotors.isEmpty {
        json["rotors"] = rotors.map {
          ["name": $0.name, "systemType": $0.systemRotorType.rawValue] as [String: Any]
        }
      }
      if #available(iOS 14, tvOS 14, *), let provider = object as? AXCustomContentProvider {
        let content = provider.accessibilityCustomContent ?? []
        if !content.isEmpty {
          json["content"] = content.map {
            ["label": $0.label, "value": $0.value, "isImportant": $0.importance == .high] as [String: Any]
          }
        }
      }
      if #available(iOS 18, tvOS 18, *) {
        switch object.accessibilityExpandedStatus {
        case .expanded: json["expanded"] = true
        case .collapsed: json["expanded"] = false
        default: break
        }
      }
      json["respondsToUserInteraction"] = object.accessibilityRespondsToUserInteraction
      if let field = object as? UITextField, let placeholder = field.placeholder {
        json["placeholder"] = placeholder
      }
    }

    private static func text(_ attributed: NSAttributedString?, _ plain: String?) -> Any? {
      guard let attributed, attributed.length > 0 else { return plain }
      var runs: [[String: Any]] = []
      let whole = NSRange(location: 0, length: attributed.length)
      attributed.enumerateAttributes(in: whole, options: []) { values, range, _ in
        var attributes: [String: Any] = [:]
        attributes["language"] = values[.accessibilitySpeechLanguage] as? String
        attributes["pitch"] = values[.accessibilitySpeechPitch] as? Double
        attributes["spellsOut"] = values[.accessibilitySpeechSpellOut] as? Bool
        attributes["punctuation"] = values[.accessibilitySpeechPunctuation] as? Bool
        attributes["ipaNotation"] = values[.accessibilitySpeechIPANotation] as? String
        attributes["headingLevel"] = values[.accessibilityTextHeadingLevel] as? Int
        guard !attributes.isEmpty else { return }
        runs.append(["start": range.location, "length": range.length, "attributes": attributes])
      }
      return runs.isEmpty ? attributed.string : ["string": attributed.string, "runs": runs] as [String: Any]
    }

    private static let names: [(trait: UIAccessibilityTraits, name: String)] = [
      (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
      (.playsSound, "playsSound"), (.keyboardKey, "keyboardKey"), (.staticText, "staticText"),
      (.summaryElement, "summaryElement"), (.notEnabled, "notEnabled"),
      (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
      (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
      (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
      (.tabBar, "tabBar"), (.header, "header"),
    ]

    /// The public traits by their names, the others by the number of their bit.
    private static func traitNames(_ traits: UIAccessibilityTraits) -> [String] {
      var rest = traits.rawValue
      var names: [String] = []
      for (trait, name) in Self.names where traits.contains(trait) {
        names.append(name)
        rest &= ~trait.rawValue
      }
      return names + (0..<64).filter { rest & (1 << UInt64($0)) != 0 }.map { "unknown(\($0))" }
    }
  }

  private func finite(_ number: CGFloat) -> Double { number.isFinite ? Double(number) : 0 }

  private func numbers(_ frame: CGRect) -> [Double] {
    [finite(frame.origin.x), finite(frame.origin.y), finite(frame.size.width), finite(frame.size.height)]
  }

  // MARK: Following an app

  /// Records each screen that an app comes to, once it has settled.
  @MainActor
  private final class ScreenFollower: NSObject {
    private let folder: URL
    private var timer: Timer?
    private var taps: [TapNoter] = []
    private var last: Data?
    private var written: Data?
    private var count = 0
    private var tap: CGPoint?

    init(folder: URL, interval: TimeInterval) {
      self.folder = folder
      super.init()
      timer = Timer.scheduledTimer(
        timeInterval: interval, target: self, selector: #selector(look), userInfo: nil, repeats: true)
      look()
    }

    func end() {
      timer?.invalidate()
      for tap in taps { tap.view?.removeGestureRecognizer(tap) }
    }

    @objc private func look() {
      guard let scene = try? RecordedScene(nil) else { return }
      noteTaps(in: scene.windows)
      guard let tree = try? JSONSerialization.data(withJSONObject: scene.tree, options: [.sortedKeys]) else {
        return
      }
      // A screen that moves differs at each look.
      defer { last = tree }
      guard tree == last, tree != written else { return }
      var step: [String: Any]?
      if count > 0 {
        step = ["from": name(count)]
        if let tap { step?["at"] = [finite(tap.x), finite(tap.y)] }
      }
      count += 1
      written = tree
      tap = nil
      do {
        try scene.recording(name(count), withPicture: true, step: step).write(to: folder)
      } catch {
        NSLog("AccessibilityRecorder: %@", "\(error)")
      }
    }

    private func name(_ number: Int) -> String { String(format: "%03d", number) }

    private func noteTaps(in windows: [UIWindow]) {
      for window in windows where !taps.contains(where: { $0.view === window }) {
        let noter = TapNoter(target: nil, action: nil)
        noter.cancelsTouchesInView = false
        noter.delaysTouchesEnded = false
        noter.note = { [weak self] in self?.tap = $0 }
        window.addGestureRecognizer(noter)
        taps.append(noter)
      }
    }
  }

  /// Sees where fingers are lifted, and recognises nothing: a tap recogniser would not see taps on controls.
  private final class TapNoter: UIGestureRecognizer {
    var note: ((CGPoint) -> Void)?

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      if let touch = touches.first { note?(touch.location(in: nil)) }
      state = .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  }
#endif

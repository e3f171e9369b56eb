import CurbcutUIKit
import Foundation

@testable import InterfaceBuilder

/// Writes small documents for tests.
enum Written {
  static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="INITIAL">

    """

  /// A storyboard with scenes; a scene is what stands in its `<objects>`.
  static func storyboard(_ scenes: [String], initial: String = "vc", resources: String = "") -> String {
    let list = scenes.map { "<scene><objects>\n\($0)\n</objects></scene>" }.joined(separator: "\n")
    return head.replacingOccurrences(of: "INITIAL", with: initial)
      + "<scenes>\n\(list)\n</scenes>\n<resources>\(resources)</resources>\n</document>\n"
  }

  /// A storyboard of one controller whose view has some subviews.
  static func screen(_ subviews: String, more: String = "", after: String = "", resources: String = "")
    -> String
  {
    storyboard(
      [
        """
        <viewController id="vc" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
        \(subviews)
        </subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        \(more)
        </view>
        \(after)
        </viewController>
        """
      ], resources: resources)
  }

  static let frame = "<rect key=\"frame\" x=\"10\" y=\"20\" width=\"100\" height=\"40\"/>"
}

/// A document that was made for a test, and what came of it.
@MainActor
struct MadeScreen {
  let folder: ScratchFolder
  let document: InterfaceBuilderDocument
  let screen: InstantiatedScreen

  /// Writes a storyboard, reads it, makes its initial screen and that screen's view.
  init(
    _ text: String, named name: String = "Main.storyboard", screen id: String? = nil,
    options: InterfaceBuilderOptions = InterfaceBuilderOptions(), files: [String: String] = [:]
  ) throws {
    folder = try ScratchFolder()
    let url = try folder.write(text, to: "App/\(name)")
    try folder.write("", to: "App/README.md")
    for (path, content) in files { try folder.write(content, to: "App/\(path)") }
    document = try InterfaceBuilderDocument.open(url)
    screen = try document.instantiate(id.flatMap(document.screen(named:)), options: options)
    screen.viewController?.loadViewIfNeeded()
  }

  var root: UIView? { screen.viewController?.view ?? screen.view }
  var warnings: [String] { screen.warnings.map(\.message) }

  /// The view with an id of the document.
  func view<View: UIView>(_ id: String, as type: View.Type = View.self) -> View? {
    root.flatMap { Self.find(id, in: $0) } as? View
  }

  private static func find(_ id: String, in view: UIView) -> UIView? {
    if view.interfaceBuilderSource?.objectID == id { return view }
    for subview in view.subviews {
      if let found = find(id, in: subview) { return found }
    }
    return nil
  }
}

extension UITraitCollection {
  /// Traits of a phone held upright, in ordinary text size, with some changes.
  @MainActor
  static func phone(_ changes: UITraitCollection...) -> UITraitCollection {
    UITraitCollection(
      traitsFrom: [
        UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(displayScale: 3),
        UITraitCollection(userInterfaceStyle: .light),
        UITraitCollection(preferredContentSizeCategory: .large),
        UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
      ] + changes)
  }
}

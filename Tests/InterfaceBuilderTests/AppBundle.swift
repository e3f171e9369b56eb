import CurbcutFoundation
import CurbcutUIKit
import Testing

@testable import InterfaceBuilder

/// A bundle of an app, with files written for one test, and everything that is reported meanwhile.
@MainActor
final class AppBundle {
  let folder: ScratchFolder
  let bundle: Bundle
  private static var count = 0

  /// Writes a bundle with some files.
  ///
  /// - Parameter files: the contents, by path in the bundle.
  init(_ files: [String: String]) throws {
    folder = try ScratchFolder()
    Self.count += 1
    let name = "Test\(Self.count).bundle"
    for (path, text) in files { try folder.write(text, to: "\(name)/\(path)") }
    if files.isEmpty { try folder.write("", to: "\(name)/empty") }
    bundle = try #require(Bundle(url: folder.url.appendingPathComponent(name)))
    InterfaceBuilderBundles.connectToUIKit()
  }

  /// The storyboard `Main.storyboard`.
  var main: UIStoryboard { UIStoryboard(name: "Main", bundle: bundle) }

  private static var window: UIWindow?

  /// Shows a controller in a window, from which it can present others, until the next one is shown.
  static func show(_ controller: UIViewController) {
    window?.isHidden = true
    let shown = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    shown.rootViewController = controller
    shown.isHidden = false
    window = shown
  }

  /// What was reported on standard error while a body ran, and then the reasons of what was raised.
  static func reports(_ body: () throws -> Void) rethrows -> [String] {
    let heard = Heard()
    let before = ObjCRuntime.reportListener
    ObjCRuntime.reportListener = { heard.add($0) }
    defer { ObjCRuntime.reportListener = before }
    let raised = try NSException.trapping(body)
    return heard.all + raised.map { $0.reason ?? "" }
  }

  private final class Heard: @unchecked Sendable {
    private let lock = NSLock()
    private var messages: [String] = []
    func add(_ message: String) { lock.withLock { messages.append(message) } }
    var all: [String] { lock.withLock { messages } }
  }
}

extension Written {
  /// A xib with some objects, and an owner with some connections.
  static func xib(owner: String = "", ownerClass: String? = nil, _ objects: String) -> String {
    let custom = ownerClass.map { " customClass=\"\($0)\" customModule=\"App\"" } ?? ""
    return head.replacingOccurrences(of: ".Storyboard.XIB", with: ".XIB").replacingOccurrences(
      of: " initialViewController=\"INITIAL\"", with: "")
        + """
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"\(custom)>
        <connections>\(owner)</connections></placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        \(objects)</objects></document>
        """
  }

  /// A scene with a view.
  static func scene(
    _ id: String, class name: String? = nil, element: String = "viewController", subviews: String = "",
    more: String = "", others: String = ""
  ) -> String {
    let custom = name.map { " customClass=\"\($0)\" customModule=\"App\"" } ?? ""
    return """
      <\(element) storyboardIdentifier="\(id)"\(custom) id="\(id)" sceneMemberID="viewController">
      <view key="view" id="\(id)-view"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews>\(subviews)</subviews></view>\(more)</\(element)>
      <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-first" sceneMemberID="firstResponder"/>
      <exit id="\(id)-exit" sceneMemberID="exit"/>\(others)
      """
  }

  /// A button that starts a segue.
  static func button(_ id: String, segue: String) -> String {
    """
    <button buttonType="system" id="\(id)">\(frame)<state key="normal" title="Go"/>
    <connections>\(segue)</connections></button>
    """
  }

  /// A navigation controller around a scene.
  static func navigation(_ root: String, class name: String? = nil, more: String = "") -> String {
    let custom = name.map { " customClass=\"\($0)\" customModule=\"App\"" } ?? ""
    return """
      <navigationController id="nav"\(custom) sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="nav-bar"/><connections>
      <segue destination="\(root)" kind="relationship" relationship="rootViewController" id="nav-root"/>\(more)
      </connections></navigationController>
      """
  }
}

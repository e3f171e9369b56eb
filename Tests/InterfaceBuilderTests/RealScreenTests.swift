import AccessibilityTree
import Captures
import CurbcutUIKit
import DeviceSettings
import Foundation
import Testing

@testable import InterfaceBuilder

/// The two files of the comparison, where they are there.
private enum SettingsScreen {
  static let storyboard = Corpus.folder?.appendingPathComponent(
    "netnewswire-ios/iOS/Settings/Settings.storyboard")
  static let capture = Corpus.folder?.appendingPathComponent(
    "mobium-ios26/ios26-netnewswire-settings.sheet.xml")
  static var isThere: Bool {
    [storyboard, capture].allSatisfy { $0.map { FileManager.default.fileExists(atPath: $0.path) } ?? false }
  }
}

/// A screen as its storyboard describes it against the same screen as a device had it.
///
/// The recording is of NetNewsWire's settings on iOS 26, taken through XCTest; the app's code adds to
/// the storyboard, so some rows exist on one side only. Those that both have must agree.
@MainActor
@Suite("Real screens", .enabled(if: SettingsScreen.isThere))
struct RealScreenTests {
  /// A row that both sides may have: what it is called and what it is.
  private struct Row: Hashable, CustomStringConvertible {
    var label: String
    var traits: AccessibilityTraits
    var description: String { "\(label) \(traits.names)" }
  }

  /// A recorder prints public traits only. A section header that was never on screen is recorded as the
  /// text in it, with that text's trait beside its own.
  private func rows(_ tree: ElementTree) -> [Row] {
    tree.elements.map { element in
      var traits = element.traits.subtracting([.textEntry, .textArea, .backButton, .tabBarItem])
      if traits.contains(.header) { traits.remove(.staticText) }
      return Row(label: element.label?.string ?? "", traits: traits)
    }
  }

  private func ours() throws -> ElementTree {
    UIKitHost.shared.configure(device: .iPhone16Pro)
    UITableViewCell.rowGrouping = .separate
    defer { UITableViewCell.rowGrouping = .combined }
    let url = try #require(SettingsScreen.storyboard)
    let document = try InterfaceBuilderDocument.open(url)
    let controller = try #require(try document.instantiate().viewController)
    let window = UIKitHost.shared.makeWindow()
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.rootViewController?.present(controller, animated: false)
    return AccessibilityProvider.tree(of: window)
  }

  @Test("The rows that NetNewsWire's settings have on both sides agree in label, traits and order")
  func settings() throws {
    let real = rows(try Capture(file: try #require(SettingsScreen.capture).path).tree())
    let ours = rows(try ours())
    let common = Set(real.map(\.label)).intersection(ours.map(\.label)).subtracting([""])
    let report = """
      matched: \(common.count)
      missing: \(real.filter { !common.contains($0.label) }.map(\.description))
      extra: \(ours.filter { !common.contains($0.label) }.map(\.description))
      """
    print(report)
    #expect(common.count >= 30, "\(report)")
    let realRows = real.filter { common.contains($0.label) }
    #expect(Set(realRows).subtracting(ours).isEmpty, "\(Set(realRows).subtracting(ours))")
    // A switch that was never on screen was recorded without the label that it takes from its row.
    let ourRows = ours.filter(Set(realRows).contains)
    let difference = ourRows.difference(from: realRows)
    #expect(difference.isEmpty, "\(difference.map { "\($0)" }.joined(separator: "\n"))")
  }
}

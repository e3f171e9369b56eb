import AccessibilityTree
import AssistiveTechnology
import Foundation
import Testing

@testable import CurbcutUIKit

/// The screens for colours, fonts, pictures and sharing.
@MainActor
@Suite(.serialized)
struct SystemPickerTests {
  @MainActor
  private final class Listener: NSObject, UIColorPickerViewControllerDelegate,
    UIFontPickerViewControllerDelegate, UIImagePickerControllerDelegate, UINavigationControllerDelegate
  {
    var log: [String] = []
    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { log.append(color.accessibilityName) }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      log.append("finished")
    }
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
      log.append(viewController.selectedFontDescriptor?.postscriptName ?? "none")
    }
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
      log.append("cancelled")
    }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      log.append("no picture")
      picker.dismiss(animated: true)
    }
  }

  private func present(_ controller: UIViewController) -> (UIViewController, UIWindow, AccessibilityProvider)
  {
    let root = UIViewController()
    let window = show(root)
    root.present(controller, animated: true)
    for _ in 0..<3 { window.layoutIfNeeded() }
    let provider = AccessibilityProvider(window)
    provider.update()
    return (root, window, provider)
  }

  /// Scrolls page by page until a list shows a row with a label.
  private func scroll(to label: String, _ provider: AccessibilityProvider) {
    provider.update()
    while !provider.tree.elements.contains(where: { $0.label?.string == label }) {
      guard provider.perform(ActionRequest(number: 0, action: .scroll(.down), element: nil)).succeeded else {
        return
      }
      UIKitHost.shared.advance(by: 1)
      provider.update()
    }
  }

  private func activate(_ label: String, _ provider: AccessibilityProvider) {
    scroll(to: label, provider)
    let id = provider.tree.elements.first { $0.label?.string == label }?.id
    #expect(id != nil, "\(label)")
    guard let id else { return }
    provider.perform(.scrollToVisible, on: id)
    provider.update()
    provider.perform(.activate, on: id)
    UIKitHost.shared.advance(by: 1)
  }

  @Test func colourPickerNamesItsColoursAndTellsOfTheChoice() {
    let picker = UIColorPickerViewController()
    let listener = Listener()
    picker.delegate = listener
    picker.selectedColor = .white
    let (root, _, provider) = present(picker)
    let found = provider.tree.elements
    #expect(found.first?.label?.string == "Colors" && found.first?.traits.contains(.header) == true)
    #expect(found.filter { $0.label?.string == "white" && $0.traits.contains(.selected) }.count == 1)
    #expect(found.contains { $0.label?.string == "Opacity" && $0.traits.contains(.adjustable) })
    activate("black", provider)
    #expect(listener.log == ["black"] && picker.selectedColor == UIColor(white: 0, alpha: 1))
    activate("Sliders", provider)
    provider.update()
    #expect(
      ["Red", "Green", "Blue"].allSatisfy { name in
        provider.tree.elements.contains { $0.label?.string == name }
      })
    activate("Close", provider)
    #expect(listener.log == ["black", "finished"] && root.presentedViewController == nil)
  }

  @Test func colourPickerWithoutTransparencyHasNoOpacity() {
    let picker = UIColorPickerViewController()
    picker.supportsAlpha = false
    let (_, _, provider) = present(picker)
    #expect(!provider.tree.elements.contains { $0.label?.string == "Opacity" })
    picker.dismiss(animated: false)
  }

  @Test func colourWellOpensThePickerAndTakesItsColour() {
    let root = UIViewController()
    let well = UIColorWell(frame: CGRect(x: 20, y: 100, width: 44, height: 44))
    well.title = "Ink"
    root.view.addSubview(well)
    var heard = 0
    well.addAction(UIAction { _ in heard += 1 }, for: .valueChanged)
    let window = show(root)
    let provider = AccessibilityProvider(window)
    activate("Ink", provider)
    #expect(root.presentedViewController is UIColorPickerViewController)
    for _ in 0..<3 { window.layoutIfNeeded() }
    activate("black", provider)
    #expect(well.selectedColor == UIColor(white: 0, alpha: 1) && heard == 1)
    activate("Close", provider)
    #expect(root.presentedViewController == nil)
  }

  @Test func fontPickerListsFamiliesOrFaces() {
    let listener = Listener()
    let picker = UIFontPickerViewController()
    picker.delegate = listener
    let (root, _, provider) = present(picker)
    #expect(provider.tree.elements.contains { $0.label?.string == "Choose Font" })
    activate("Georgia", provider)
    #expect(picker.selectedFontDescriptor.map { UIFont(descriptor: $0, size: 12).familyName } == "Georgia")
    #expect(listener.log.count == 1 && root.presentedViewController == nil)
    let configuration = UIFontPickerViewController.Configuration()
    configuration.includeFaces = true
    configuration.filteredTraits = .traitBold
    let faces = UIFontPickerViewController(configuration: configuration)
    faces.delegate = listener
    let (_, _, second) = present(faces)
    let names = second.readWholeScreen().tree.elements.compactMap { $0.label?.string }
    #expect(names.contains("Georgia Bold"))
    #expect(!names.contains("Georgia Italic"))
    activate("Cancel", second)
    #expect(listener.log.last == "cancelled")
  }

  @Test func imagePickerShowsAnEmptyLibraryThatCanBeLeft() {
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    let listener = Listener()
    let picker = UIImagePickerController()
    picker.delegate = listener
    let (root, _, provider) = present(picker)
    let found = provider.tree.elements.map { $0.label?.string ?? "" }
    #expect(found.contains("Photos") && found.contains("No Photos or Videos"))
    activate("Cancel", provider)
    #expect(listener.log == ["no picture"] && root.presentedViewController == nil)
  }

  private final class Star: UIActivity {
    var items: [Any] = []
    override var activityType: ActivityType? { ActivityType("star") }
    override var activityTitle: String? { "Star" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
  }

  @Test func sharingOffersTheAppsActivitiesAndCopy() {
    let star = Star()
    var left: [String] = []
    let share = UIActivityViewController(activityItems: ["A word"], applicationActivities: [star])
    share.completionWithItemsHandler = { type, completed, _, _ in
      left.append("\(type?.rawValue ?? "none") \(completed)")
    }
    let (root, _, provider) = present(share)
    let found = provider.tree.elements.map { $0.label?.string ?? "" }
    #expect(found.contains("A word") && found.contains("Close"))
    #expect(found.contains("Star") && found.contains("Copy"))
    activate("Star", provider)
    #expect(star.items.first as? String == "A word" && left == ["star true"])
    #expect(root.presentedViewController == nil)
    let again = UIActivityViewController(activityItems: ["Another"], applicationActivities: nil)
    let (_, _, second) = present(again)
    activate("Copy", second)
    #expect(UIPasteboard.general.string == "Another")
    UIPasteboard.general.string = nil
    let none = UIActivityViewController(activityItems: ["x"], applicationActivities: nil)
    none.excludedActivityTypes = [.copyToPasteboard]
    let (_, _, third) = present(none)
    #expect(!third.tree.elements.contains { $0.label?.string == "Copy" })
    none.dismiss(animated: false)
  }
}

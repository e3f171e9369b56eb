import DeviceSettings
import Foundation
import Testing

@testable import CurbcutUIKit

@MainActor
@Suite("Bold Text", .serialized)
struct BoldTextTests {
  nonisolated static let bold = UITraitCollection(legibilityWeight: .bold)

  @Test(
    "makes every weight of the system's fonts a heavier one",
    arguments: [
      (UIFont.Weight.ultraLight, "Light"), (.thin, "Regular"), (.light, "Medium"), (.regular, "Semibold"),
      (.medium, "Bold"), (.semibold, "Heavy"), (.bold, "Heavy"), (.heavy, "Black"), (.black, "Black"),
    ])
  func weights(weight: UIFont.Weight, name: String) {
    Self.bold.performAsCurrent {
      #expect(UIFont.systemFont(ofSize: 17, weight: weight).fontName == ".SFUI-\(name)")
      #expect(UIFont.monospacedSystemFont(ofSize: 17, weight: weight).fontName == ".SFUIMono-\(name)")
    }
  }

  @Test("leaves fonts alone that an app names")
  func namedFonts() {
    Self.bold.performAsCurrent {
      let font = UIFont(name: "Avenir-Light", size: 17)
      #expect(font?.fontName == "Avenir-Light")
      #expect(font?.core(for: Self.bold).weight == UIFont.Weight.light.rawValue)
    }
  }

  @Test("is told by the traits of a font once, not twice")
  func symbolicTraits() throws {
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: Self.bold)
    let traits = font.fontDescriptor.symbolicTraits
    #expect(traits.contains(.traitBold))
    let italic = try #require(font.fontDescriptor.withSymbolicTraits(traits.union(.traitItalic)))
    #expect(UIFont(descriptor: italic, size: 0).fontName == ".SFUI-SemiboldItalic")
    #expect(UIFont(descriptor: font.fontDescriptor, size: 20).fontName == ".SFUI-Semibold")
  }

  struct Look: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var make: @MainActor @Sendable () -> UIView
  }

  nonisolated static let looks: [Look] = [
    Look(testDescription: "a label with a system font") {
      let label = UILabel()
      label.text = "Handgloves"
      return label
    },
    Look(testDescription: "a label with a text style that adjusts") {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .title2)
      label.adjustsFontForContentSizeCategory = true
      label.text = "Handgloves"
      return label
    },
    Look(testDescription: "a label with a text style that does not adjust") {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .title2)
      label.text = "Handgloves"
      return label
    },
    Look(testDescription: "attributed text") {
      let label = UILabel()
      label.attributedText = NSAttributedString(
        string: "Handgloves", attributes: [.font: UIFont.systemFont(ofSize: 20)])
      return label
    },
    Look(testDescription: "a button") {
      let button = UIButton(type: .system)
      button.setTitle("Handgloves", for: .normal)
      return button
    },
    Look(testDescription: "a button with a configuration") {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Handgloves"
      return UIButton(configuration: configuration)
    },
    Look(testDescription: "a text field") {
      let field = UITextField()
      field.text = "Handgloves"
      return field
    },
    Look(testDescription: "a segmented control") { UISegmentedControl(items: ["Handgloves", "Sphinx"]) },
  ]

  private func show(_ view: UIView, settings: Settings) -> ShownScreen {
    let screen = ShownScreen(view, settings: settings)
    view.frame.origin = CGPoint(x: 10, y: 100)
    return screen
  }

  /// What the view looks like, and its size.
  private func look(of view: UIView, on screen: ShownScreen) -> (picture: Picture, size: CGSize) {
    let size = view.intrinsicContentSize
    view.frame = CGRect(origin: CGPoint(x: 10, y: 100), size: size)
    return (screen.picture(of: CGRect(x: 0, y: 80, width: 320, height: 80)), size)
  }

  @Test("gives text more ink and more room, at once", arguments: looks)
  func changes(row: Look) {
    let view = row.make()
    let screen = show(view, settings: Settings())
    defer { screen.close() }
    let before = look(of: view, on: screen)
    screen.apply { $0.boldText = true }
    let bold = look(of: view, on: screen)
    #expect(bold.size.width > before.size.width)
    #expect(bold.picture.ink > before.picture.ink)
    #expect(bold.picture.difference(from: before.picture) > 100)
    screen.apply { $0.boldText = false }
    let after = look(of: view, on: screen)
    #expect(after.size == before.size)
    #expect(after.picture.difference(from: before.picture) == 0)
  }

  @Test("shows the same on a screen that was there before as on one that comes after it", arguments: looks)
  func comesOutTheSame(row: Look) {
    let early = row.make()
    let screen = show(early, settings: Settings())
    screen.apply { $0.boldText = true }
    let changed = look(of: early, on: screen)
    screen.close()
    let settings = Settings.with { $0.boldText = true }
    UIKitHost.shared.configure(device: .iPhone16, settings: settings)
    let late = row.make()
    let fresh = show(late, settings: settings)
    defer { fresh.close() }
    let made = look(of: late, on: fresh)
    #expect(made.size == changed.size)
    #expect(made.picture.difference(from: changed.picture) == 0)
  }

  @Test("makes the strokes of symbols heavier, and not those of pictures that an app draws")
  func symbols() throws {
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.tintColor = .black
    let screen = show(view, settings: Settings())
    defer { screen.close() }
    let before = look(of: view, on: screen)
    screen.apply { $0.boldText = true }
    #expect(look(of: view, on: screen).picture.ink > before.picture.ink)
  }
}

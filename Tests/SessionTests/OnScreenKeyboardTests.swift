import AccessibilityTree
import AssistiveTechnology
import CurbcutFoundation
import DeviceSettings
import Testing
import VoiceOver

@testable import CurbcutUIKit

/// The keyboard in its window, as VoiceOver finds and uses it.
@MainActor @Suite("The on-screen keyboard", .serialized)
struct OnScreenKeyboardTests {
  private let field = UITextField(frame: CGRect(x: 20, y: 150, width: 300, height: 34))

  private func edited(_ settings: Settings = Settings()) -> LiveScreen {
    field.accessibilityLabel = "Name"
    let screen = LiveScreen([field], settings: settings)
    field.becomeFirstResponder()
    screen.session.settle()
    screen.provider.update()
    _ = screen.said()
    return screen
  }

  private func keys(_ screen: LiveScreen) -> [AccessibilityElement] {
    screen.provider.update()
    return screen.provider.tree.elements.filter { $0.traits.contains(.keyboardKey) }
  }

  private func press(_ label: String, _ screen: LiveScreen) {
    screen.go(to: label)
    screen.activate()
  }

  @Test("Keys follow the screen, row by row, and go when editing ends")
  func order() {
    field.autocapitalizationType = .none
    let screen = edited()
    let labels = keys(screen).compactMap { $0.label?.string }
    #expect(labels.prefix(20).joined() == "qwertyuiopasdfghjkls" + "hift")
    #expect(labels.contains(" ") && labels.suffix(2) == ["Emoji", "Dictate"])
    #expect(screen.provider.tree.elements.first?.label?.string == "Name")
    field.resignFirstResponder()
    #expect(keys(screen).isEmpty)
  }

  @Test(
    "No key lies over another in landscape, or over the home indicator",
    arguments: [Device.iPhone16, .iPhoneSE])
  func landscape(_ device: Device) {
    UIKitHost.shared.configure(device: device, orientation: .landscape, settings: Settings())
    let window = UIKitHost.shared.makeWindow()
    defer { window.isHidden = true }
    let controller = UIViewController()
    controller.view.addSubview(field)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    field.becomeFirstResponder()
    let screen = LiveScreen(window: window, settings: Settings())
    let keys = keys(screen)
    #expect(keys.count > 30)
    let bottom = UIScreen.main.bounds.height - UIScreen.main.safeAreaInsets.bottom
    for (index, key) in keys.enumerated() {
      #expect(key.frame.maxY <= bottom + 0.5, "\(key.label?.string ?? "")")
      for other in keys[(index + 1)...] {
        let shared = key.frame.intersection(other.frame)
        #expect(shared.isNull || shared.width < 1 || shared.height < 1, "\(key.frame) \(other.frame)")
      }
    }
    field.resignFirstResponder()
  }

  @Test("A sentence begins with a capital: Shift is on, and off after the first letter")
  func capitals() {
    let screen = edited()
    #expect(keys(screen).first?.label?.string == "Q")
    #expect(keys(screen).first { $0.identifier == "shift" }?.traits.contains(.selected) == true)
    press("H", screen)
    let said = screen.said()
    #expect(said.last == "cap H", "\(said)")
    press("i", screen)
    #expect(field.text == "Hi")
    press(" ", screen)
    #expect(field.text == "Hi ")
    press("delete", screen)
    press("delete", screen)
    #expect(field.text == "H")
  }

  @Test("The space bar is said by its name, a comma on the numbers too")
  func names() {
    field.autocapitalizationType = .none
    let screen = edited()
    screen.go(to: "numbers")
    screen.next()
    #expect(screen.said().last == "space")
    press("numbers", screen)
    #expect(keys(screen).first?.label?.string == "1")
    // The cursor stays on the key, which leads back now.
    #expect(screen.focused == "letters")
    screen.go(to: ".")
    screen.next()
    let said = screen.said()
    #expect(said.last == "comma", "\(said), on \(screen.focused ?? "nothing")")
  }

  @Test("A number pad has digits only")
  func numberPad() {
    field.keyboardType = .numberPad
    let screen = edited()
    #expect(keys(screen).compactMap { $0.label?.string } == "1234567890".map(String.init) + ["delete"])
  }

  @Test("A number pad has no suggestions above and no other keyboards below it")
  func padHeight() {
    var settings = Settings()
    settings.keyboards = ["en", "de"]
    func height(_ type: UIKeyboardType) -> CGFloat {
      field.keyboardType = type
      let screen = edited(settings)
      defer { field.resignFirstResponder() }
      #expect(keys(screen).contains { $0.identifier == "Next keyboard" } == (type == .default))
      return UIScreen.main.bounds.height - Keyboard.shared.frame.minY
    }
    let usual = height(.default)
    for type in [UIKeyboardType.decimalPad, .phonePad, .asciiCapableNumberPad] {
      #expect(height(type) < usual)
    }
  }

  @Test("A tablet shows numbers and punctuation in place of a pad")
  func padOnTablet() {
    field.keyboardType = .decimalPad
    defer { UIKitHost.shared.configure(device: .iPhone16Pro, settings: Settings()) }
    UIKitHost.shared.configure(device: .iPadPro11, settings: Settings())
    let window = UIKitHost.shared.makeWindow()
    defer { window.isHidden = true }
    let controller = UIViewController()
    controller.view.addSubview(field)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    field.becomeFirstResponder()
    let labels = keys(LiveScreen(window: window, settings: Settings())).compactMap { $0.label?.string }
    #expect(labels.prefix(10).joined() == "1234567890" && labels.contains("@") && labels.contains("letters"))
    field.resignFirstResponder()
  }

  @Test("Addresses have their signs, and Return is called what it does")
  func address() {
    field.keyboardType = .emailAddress
    field.returnKeyType = .search
    let labels = keys(edited()).compactMap { $0.label?.string }
    #expect(labels.contains("@") && labels.contains(".") && labels.contains("search"))
    #expect(labels.first == "q")
  }

  @Test("The globe goes through the keyboards of the device")
  func languages() {
    field.autocapitalizationType = .none
    var settings = Settings()
    settings.keyboards = ["en", "de", "ru"]
    let screen = edited(settings)
    let globe = keys(screen).first { $0.identifier == "Next keyboard" }
    #expect(globe?.value?.string == "Deutsch")
    press("Next keyboard", screen)
    #expect(keys(screen).prefix(6).compactMap { $0.label?.string }.joined() == "qwertz")
    press("Next keyboard", screen)
    #expect(keys(screen).prefix(6).compactMap { $0.label?.string }.joined() == "йцукен")
  }

  @Test("An input view takes the place of the keys, and the accessory stands above it")
  func ownViews() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    bar.items = [UIBarButtonItem(systemItem: .done)]
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let button = UIButton(type: .system)
    button.setTitle("Choose", for: .normal)
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
    own.addSubview(button)
    (field.inputAccessoryView, field.inputView) = (bar, own)
    let screen = edited()
    let labels = screen.provider.tree.elements.compactMap { $0.label?.string }
    #expect(labels == ["Name", "Done", "Choose"])
    #expect(keys(screen).isEmpty)
    field.resignFirstResponder()
    #expect(bar.superview == nil && own.superview == nil)
  }

  @Test("The keyboard follows the screen to another size")
  func otherScreen() {
    let screen = edited()
    #expect(keys(screen).last?.label?.string == "Dictate")
    UIKitHost.shared.configure(device: .iPhoneSE)
    defer { UIKitHost.shared.configure(device: .iPhone16) }
    // Without a home indicator there is nothing below the rows.
    let last = keys(screen).last
    #expect(
      last?.label?.string == "return" && last.map { $0.frame.maxX <= 375 && $0.frame.maxY <= 667 } == true)
  }

  @Test("The Emoji key shows emoji, which are typed, and leads back to the letters")
  func emoji() {
    field.autocapitalizationType = .none
    let screen = edited()
    press("Emoji", screen)
    // The cursor stays on the key, which leads back now.
    #expect(screen.focused == "Next keyboard")
    let labels = keys(screen).compactMap { $0.label?.string }
    #expect(!labels.contains("q") && labels.contains("😀") && labels.contains("delete"))
    let categories = screen.provider.tree.elements.compactMap { $0.label?.string }
      .filter { $0.hasSuffix(" category") && $0 != "Frequently Used category" }
    #expect(categories.first == "Smileys & People category" && categories.count == 8)
    press("😀", screen)
    #expect(field.text == "😀")
    press("Flags category", screen)
    #expect(keys(screen).contains { $0.label?.string == "🏁" })
    let flags = screen.provider.tree.elements.first { $0.label?.string == "Flags category" }
    #expect(flags?.traits.contains(.selected) == true)
    press("🏁", screen)
    #expect(field.text == "😀🏁")
    press("delete", screen)
    #expect(field.text == "😀")
    let back = keys(screen).first { $0.label?.string == "Next keyboard" }
    #expect(back?.value?.string == "English")
    press("Next keyboard", screen)
    #expect(keys(screen).first?.label?.string == "q" && screen.focused == "Emoji")
  }

  @Test("With several languages the emoji come before the first of them, and have a key for the letters")
  func emojiAmongLanguages() {
    field.autocapitalizationType = .none
    var settings = Settings()
    settings.keyboards = ["en", "de"]
    let screen = edited(settings)
    press("Next keyboard", screen)
    press("Emoji", screen)
    #expect(keys(screen).first { $0.identifier == "Next keyboard" }?.value?.string == "English")
    press("letters", screen)
    #expect(keys(screen).prefix(6).compactMap { $0.label?.string }.joined() == "qwertz")
    press("Emoji", screen)
    press("Next keyboard", screen)
    #expect(keys(screen).prefix(6).compactMap { $0.label?.string }.joined() == "qwerty")
  }

  @Test("Dictate is dimmed, because nothing listens; passwords have no emoji")
  func dictation() {
    let screen = edited()
    #expect(keys(screen).last?.traits.contains(.notEnabled) == true)
    screen.go(to: "Dictate")
    screen.previous()
    _ = screen.said()
    screen.next()
    #expect(screen.said().last?.contains("dimmed") == true)
    field.resignFirstResponder()
    field.isSecureTextEntry = true
    #expect(!keys(edited()).contains { $0.label?.string == "Emoji" })
  }

  @Test("Every category has emoji, and no emoji is in two")
  func categories() {
    #expect(Set(EmojiKeyboard.all.keys) == Set(EmojiKeyboard.kinds.map(\.name)))
    let all = EmojiKeyboard.all.values.flatMap { $0 }
    #expect(Set(all).count == all.count && all.count > 1800)
    #expect(all.allSatisfy { $0.count == 1 })
  }

  @Test("Every layout has three rows of letters that differ")
  func layouts() {
    for (language, rows) in KeyboardLayout.allLetters {
      #expect(rows.count == 3, "\(language)")
      #expect(Set(rows.joined()).count == rows.joined().count, "\(language)")
    }
    #expect(KeyboardLayout.allLetters["en"] != nil)
  }
}

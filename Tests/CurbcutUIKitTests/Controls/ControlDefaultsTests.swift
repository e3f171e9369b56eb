import Foundation
import Testing

@testable import CurbcutUIKit

/// What a control tells assistive technologies of itself when the app has said nothing.
struct ExpectedDefaults: Sendable, CustomTestStringConvertible {
  var name: String
  var isElement: Bool
  var label: String?
  var value: String?
  var traits: UIAccessibilityTraits
  var make: @MainActor @Sendable () -> UIView

  var testDescription: String { name }

  init(
    _ name: String, isElement: Bool = true, label: String? = nil, value: String? = nil,
    traits: UIAccessibilityTraits = [], _ make: @escaping @MainActor @Sendable () -> UIView
  ) {
    self.name = name
    self.isElement = isElement
    self.label = label
    self.value = value
    self.traits = traits
    self.make = make
  }

  static let all: [ExpectedDefaults] = [
    .init("control", isElement: false) { UIControl(frame: .zero) },
    .init("disabled control", isElement: false, traits: .notEnabled) {
      let control = UIControl(frame: .zero)
      control.isEnabled = false
      return control
    },
    .init("button", label: "Save", traits: .button) {
      let button = UIButton(type: .system)
      button.setTitle("Save", for: .normal)
      return button
    },
    .init("selected button", label: "Save", traits: [.button, .selected]) {
      let button = UIButton(type: .system)
      button.setTitle("Save", for: .normal)
      button.isSelected = true
      return button
    },
    .init("disabled button", label: "Save", traits: [.button, .notEnabled]) {
      let button = UIButton(type: .custom)
      button.setTitle("Save", for: .normal)
      button.isEnabled = false
      return button
    },
    .init("button with a title for its state", label: "Saved", traits: [.button, .notEnabled]) {
      let button = UIButton(type: .system)
      button.setTitle("Save", for: .normal)
      button.setTitle("Saved", for: .disabled)
      button.isEnabled = false
      return button
    },
    .init("button with an attributed title", label: "Bold", traits: .button) {
      let button = UIButton(type: .system)
      button.setTitle("Plain", for: .normal)
      button.setAttributedTitle(NSAttributedString(string: "Bold"), for: .normal)
      return button
    },
    .init("button with a symbol", label: "Share", traits: .button) {
      UIButton(
        type: .system, primaryAction: UIAction(image: UIImage(systemName: "square.and.arrow.up")) { _ in })
    },
    .init("configured button", label: "Title, Subtitle", traits: .button) {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Title"
      configuration.subtitle = "Subtitle"
      return UIButton(configuration: configuration)
    },
    .init("detail disclosure", label: "More Info", traits: .button) { UIButton(type: .detailDisclosure) },
    .init("add contact", label: "Add", traits: .button) { UIButton(type: .contactAdd) },
    .init("close", label: "Close", traits: .button) { UIButton(type: .close) },
    .init("pull-down button", label: "More", traits: [.button, .popUpButton]) {
      let button = UIButton(type: .system)
      button.setTitle("More", for: .normal)
      button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
      button.showsMenuAsPrimaryAction = true
      return button
    },
    .init("pop-up button", label: "One", traits: [.button, .popUpButton]) {
      let button = UIButton(type: .system)
      button.setTitle("Ignored", for: .normal)
      button.menu = UIMenu(children: [UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }])
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
      return button
    },
    .init("image view", isElement: false, traits: .image) { UIImageView(image: nil) },
    .init("image view with a symbol", isElement: false, label: "favorite", traits: .image) {
      UIImageView(image: UIImage(systemName: "star"))
    },
    .init("switch, off", value: "0", traits: [.button, .toggleButton]) { UISwitch(frame: .zero) },
    .init("switch, on", value: "1", traits: [.button, .toggleButton]) {
      let control = UISwitch(frame: .zero)
      control.isOn = true
      return control
    },
    .init("slider", value: "50%", traits: .adjustable) {
      let slider = UISlider(frame: .zero)
      slider.value = 0.5
      return slider
    },
    .init("slider of another range", value: "25%", traits: .adjustable) {
      let slider = UISlider(frame: .zero)
      slider.maximumValue = 30
      slider.minimumValue = 10
      slider.value = 15
      return slider
    },
    .init("progress", label: "Progress", value: "40%", traits: .updatesFrequently) {
      let view = UIProgressView(progressViewStyle: .default)
      view.progress = 0.4
      return view
    },
    .init("standing wheel", label: "Progress halted", traits: .updatesFrequently) {
      UIActivityIndicatorView(style: .medium)
    },
    .init("turning wheel", label: "In progress", traits: .updatesFrequently) {
      let view = UIActivityIndicatorView(style: .large)
      view.startAnimating()
      return view
    },
    .init("page control", value: "page 2 of 3", traits: [.adjustable, .updatesFrequently]) {
      let control = UIPageControl(frame: .zero)
      control.numberOfPages = 3
      control.currentPage = 1
      return control
    },
    .init("empty text field", value: "Name", traits: .textEntry) {
      let field = UITextField(frame: .zero)
      field.placeholder = "Name"
      return field
    },
    .init("filled text field", value: "Ada", traits: .textEntry) {
      let field = UITextField(frame: .zero)
      field.placeholder = "Name"
      field.text = "Ada"
      return field
    },
    .init("secure field", value: "••••", traits: [.textEntry, .secureTextField]) {
      let field = UITextField(frame: .zero)
      field.isSecureTextEntry = true
      field.text = "1234"
      return field
    },
    .init("search field", label: "Search", value: "Search", traits: [.textEntry, .searchField]) {
      let field = UISearchTextField(frame: .zero)
      field.placeholder = "Search"
      return field
    },
    .init("segmented control", isElement: false) { UISegmentedControl(items: ["A", "B"]) },
    .init("stepper", isElement: false, value: "0") { UIStepper(frame: .zero) },
    .init("picker view", isElement: false) { UIPickerView(frame: .zero) },
    .init("date picker", isElement: false) { UIDatePicker(frame: .zero) },
    .init("color well", label: "Color well", value: "No color selected", traits: .button) {
      UIColorWell(frame: .zero)
    },
  ]
}

@MainActor
@Suite("A control's own words")
struct ControlDefaultsTests {
  @Test("are those of iOS", arguments: ExpectedDefaults.all)
  func defaults(_ expected: ExpectedDefaults) {
    let view = expected.make()
    #expect(view.isAccessibilityElement == expected.isElement)
    #expect(view.accessibilityLabel == expected.label)
    #expect(view.accessibilityValue == expected.value)
    #expect(view.accessibilityTraits == expected.traits)
  }

  @Test("give way to what the app stored", arguments: ExpectedDefaults.all)
  func overrides(_ expected: ExpectedDefaults) {
    let view = expected.make()
    view.isAccessibilityElement = !expected.isElement
    view.accessibilityLabel = "Label"
    view.accessibilityValue = "Value"
    view.accessibilityTraits = .link
    #expect(view.isAccessibilityElement != expected.isElement)
    #expect(view.accessibilityLabel == "Label")
    // A switch says its own state, as on iOS (`recorded-statements.json`: "custom value ignored").
    #expect(view.accessibilityValue == (view is UISwitch ? expected.value : "Value"))
    #expect(view.accessibilityTraits == .link)
  }
}

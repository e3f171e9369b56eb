import Foundation
import Testing

@_spi(AccessibilityDefaults) @testable import CurbcutUIKit

@MainActor
@Suite("A switch")
struct UISwitchTests {
  @Test("flips and tells so when it is activated")
  func activation() {
    let control = UISwitch(frame: .zero)
    let log = EventLog()
    log.listen(to: control)
    #expect(control.accessibilityActivate())
    #expect(control.isOn)
    #expect(control.accessibilityValue == "1")
    #expect(log.entries == ["value", "primary", "up inside"])
  }

  @Test("flips for a tap")
  func tap() {
    let control = UISwitch(frame: .zero)
    let log = EventLog()
    log.listen(to: control)
    Stage(control, frame: CGRect(x: 10, y: 10, width: 63, height: 28)).tap(CGPoint(x: 30, y: 20))
    #expect(control.isOn)
    #expect(log.entries.filter { $0 == "value" }.count == 1)
  }

  @Test("sends nothing when code sets it")
  func setting() {
    let control = UISwitch(frame: .zero)
    let log = EventLog()
    log.listen(to: control)
    control.setOn(true, animated: true)
    control.isOn = false
    #expect(log.entries.isEmpty)
  }

  @Test("has the size of iOS 26 in a layout")
  func size() {
    let control = UISwitch(frame: CGRect(x: 5, y: 6, width: 1, height: 1))
    #expect(control.frame == CGRect(x: 5, y: 6, width: 63, height: 28))
    let alignment = control.alignmentRect(forFrame: control.frame)
    #expect(alignment.size == control.intrinsicContentSize)
  }

  @Test("is named by what is around it, unless it has a name")
  func labelSource() {
    let row = LabelledRow(frame: .zero)
    let control = UISwitch(frame: .zero)
    row.addSubview(control)
    #expect(control.accessibilityLabel == "Wi-Fi")
    control.accessibilityLabel = "Own"
    #expect(control.accessibilityLabel == "Own")
  }

  final class LabelledRow: UIView, ControlLabelSource {
    var labelForUnlabelledControls: String? { "Wi-Fi" }
  }
}

@MainActor
@Suite("A slider")
struct UISliderTests {
  @Test("moves by a tenth of its range")
  func steps() {
    let slider = UISlider(frame: .zero)
    slider.maximumValue = 200
    slider.value = 100
    let log = EventLog()
    log.listen(to: slider)
    slider.accessibilityIncrement()
    #expect(slider.value == 120)
    #expect(slider.accessibilityValue == "60%")
    slider.accessibilityDecrement()
    slider.accessibilityDecrement()
    #expect(slider.value == 80)
    #expect(log.entries == ["value", "value", "value"])
  }

  @Test("stays in its range, and sends nothing at its end")
  func ends() {
    let slider = UISlider(frame: .zero)
    slider.value = 7
    #expect(slider.value == 1)
    let log = EventLog()
    log.listen(to: slider)
    slider.accessibilityIncrement()
    #expect(slider.value == 1)
    #expect(log.entries.isEmpty)
    slider.value = .nan
    #expect(slider.value == 1)
  }

  @Test("is activated on its thumb")
  func activationPoint() {
    let slider = UISlider(frame: .zero)
    let stage = Stage(slider, frame: CGRect(x: 100, y: 100, width: 200, height: 31))
    let low = slider.accessibilityActivationPoint
    slider.value = 1
    let high = slider.accessibilityActivationPoint
    #expect(low.x < 130)
    #expect(high.x > 270)
    #expect(abs(low.y - 115.5) < 1)
    #expect(stage.window === slider.window)
  }

  @Test("follows the finger")
  func dragging() {
    let slider = UISlider(frame: .zero)
    let log = EventLog()
    log.listen(to: slider)
    let stage = Stage(slider, frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    stage.press(CGPoint(x: 21, y: 15))
    stage.move(CGPoint(x: 100, y: 15))
    stage.lift(CGPoint(x: 100, y: 15))
    #expect(abs(slider.value - 0.5) < 0.02)
    #expect(log.entries.contains("value"))
  }

  @Test("runs the other way from right to left")
  func rightToLeft() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    slider.semanticContentAttribute = .forceRightToLeft
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).maxX > 190)
  }
}

@MainActor
@Suite("A stepper")
struct UIStepperTests {
  private func halves(_ stepper: UIStepper) throws -> (UIControl, UIControl) {
    let elements = try #require(stepper.accessibilityElements as? [UIControl])
    try #require(elements.count == 2)
    return (elements[0], elements[1])
  }

  @Test("has two buttons; the one at its limit does nothing, and is not dimmed since iOS 26")
  func limits() throws {
    let stepper = UIStepper(frame: .zero)
    stepper.maximumValue = 2
    let (less, more) = try halves(stepper)
    #expect(less.accessibilityLabel == "Decrement")
    #expect(more.accessibilityLabel == "Increment")
    #expect(less.accessibilityTraits == .button)
    #expect(less.accessibilityActivate() == false)
    #expect(more.accessibilityTraits == .button)
    let log = EventLog()
    log.listen(to: stepper)
    #expect(more.accessibilityActivate())
    #expect(more.accessibilityActivate())
    #expect(more.accessibilityActivate() == false)
    #expect(stepper.value == 2)
    #expect(more.accessibilityTraits == .button)
    #expect(log.entries == ["value", "primary", "value", "primary"])
  }

  @Test("goes round when it may")
  func wrapping() throws {
    let stepper = UIStepper(frame: .zero)
    stepper.wraps = true
    stepper.minimumValue = 1
    stepper.maximumValue = 3
    let (less, _) = try halves(stepper)
    #expect(stepper.value == 1)
    #expect(less.accessibilityActivate())
    #expect(stepper.value == 3)
  }

  @Test("dims both buttons while it is disabled")
  func disabled() throws {
    let stepper = UIStepper(frame: .zero)
    stepper.value = 5
    stepper.isEnabled = false
    let (less, more) = try halves(stepper)
    #expect(less.accessibilityTraits.contains(.notEnabled))
    #expect(more.accessibilityTraits.contains(.notEnabled))
  }

  @Test("answers taps on its halves")
  func taps() {
    let stepper = UIStepper(frame: .zero)
    stepper.value = 5
    let stage = Stage(stepper, frame: CGRect(x: 0, y: 0, width: 94, height: 32))
    stage.tap(CGPoint(x: 80, y: 16))
    #expect(stepper.value == 6)
    stage.tap(CGPoint(x: 10, y: 16))
    #expect(stepper.value == 5)
  }
}

@MainActor
@Suite("A segmented control")
struct UISegmentedControlTests {
  private func segments(_ control: UISegmentedControl) throws -> [UIView] {
    try #require(control.accessibilityElements as? [UIView])
  }

  @Test("has a button for each segment, in order, with its place")
  func segments() throws {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.selectedSegmentIndex = 1
    control.semanticContentAttribute = .forceRightToLeft
    let parts = try segments(control)
    #expect(parts.map(\.accessibilityLabel) == ["One", "Two", "Three"])
    #expect(parts.map(\.accessibilityTraits) == [.button, [.button, .selected], .button])
    #expect(parts.map(\.accessibilityValue) == [nil, nil, nil])
    let place = try #require(parts[1].accessibilityDefaults.position(of: parts[1]))
    #expect(place.index == 2)
    #expect(place.count == 3)
  }

  @Test("selects the segment that is activated, once")
  func activation() throws {
    let control = UISegmentedControl(items: ["One", "Two"])
    let log = EventLog()
    log.listen(to: control)
    let parts = try segments(control)
    #expect(parts[1].accessibilityActivate())
    #expect(control.selectedSegmentIndex == 1)
    #expect(parts[1].accessibilityActivate())
    #expect(log.entries == ["value", "primary"])
  }

  @Test("performs the actions of its segments")
  func actions() throws {
    var performed: [String] = []
    let actions = ["A", "B"].map { title in UIAction(title: title) { _ in performed.append(title) } }
    let control = UISegmentedControl(frame: .zero, actions: actions)
    #expect(control.titleForSegment(at: 1) == "B")
    #expect(try segments(control)[1].accessibilityActivate())
    #expect(performed == ["B"])
  }

  @Test("keeps disabled segments out of reach")
  func disabledSegment() throws {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.setEnabled(false, forSegmentAt: 1)
    let part = try segments(control)[1]
    #expect(part.accessibilityTraits == [.button, .notEnabled])
    #expect(part.accessibilityActivate() == false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("moves the selection with its segment")
  func insertion() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 9
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("lets go of the selection at once while it is momentary")
  func momentary() throws {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.isMomentary = true
    var seen: [Int] = []
    control.addAction(
      UIAction { [weak control] _ in seen.append(control?.selectedSegmentIndex ?? -2) }, for: .valueChanged)
    #expect(try segments(control)[0].accessibilityActivate())
    #expect(seen == [0])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("gives all segments one width")
  func widths() throws {
    let control = UISegmentedControl(items: ["A", "A much longer one"])
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    control.layoutIfNeeded()
    let parts = try segments(control)
    #expect(parts.map(\.frame.width) == [150, 150])
    control.setWidth(100, forSegmentAt: 0)
    control.layoutIfNeeded()
    #expect(parts.map(\.frame.width) == [100, 200])
  }

  @Test("selects what is tapped")
  func taps() {
    let control = UISegmentedControl(items: ["One", "Two"])
    let stage = Stage(control, frame: CGRect(x: 0, y: 0, width: 200, height: 32))
    stage.tap(CGPoint(x: 150, y: 16))
    #expect(control.selectedSegmentIndex == 1)
  }
}

@MainActor
@Suite("A page control")
struct UIPageControlTests {
  @Test("turns pages until the end")
  func pages() {
    let control = UIPageControl(frame: .zero)
    control.numberOfPages = 3
    let log = EventLog()
    log.listen(to: control)
    control.accessibilityIncrement()
    control.accessibilityIncrement()
    control.accessibilityIncrement()
    #expect(control.currentPage == 2)
    #expect(control.accessibilityValue == "page 3 of 3")
    #expect(log.entries.filter { $0 == "value" }.count == 2)
    control.accessibilityDecrement()
    #expect(control.currentPage == 1)
  }

  @Test("keeps the page inside the pages")
  func range() {
    let control = UIPageControl(frame: .zero)
    control.numberOfPages = 5
    control.currentPage = 9
    #expect(control.currentPage == 4)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.numberOfPages = 0
    #expect(control.accessibilityValue == nil)
  }
}

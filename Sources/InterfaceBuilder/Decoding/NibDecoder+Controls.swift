import CurbcutUIKit
import Foundation

extension NibDecoder {
  /// Reads the properties of `UIControl`.
  func readControl(_ reader: ElementReader, _ control: UIControl) {
    reader.bool("enabled") { control.isEnabled = $0 }
    reader.bool("selected") { control.isSelected = $0 }
    reader.bool("highlighted") { control.isHighlighted = $0 }
    reader.text("toolTip") { control.toolTip = $0 }
    reader.choice("contentHorizontalAlignment", Self.horizontalAlignments) {
      control.contentHorizontalAlignment = $0
    }
    reader.choice("contentVerticalAlignment", Self.verticalAlignments) {
      control.contentVerticalAlignment = $0
    }
  }

  func readSwitch(_ reader: ElementReader, _ control: UISwitch) {
    readControl(reader, control)
    control.isOn = reader.bool("on") ?? false
    reader.text("title") { control.title = $0 }
    reader.color("onTintColor") { control.onTintColor = $0 }
    reader.color("thumbTintColor") { control.thumbTintColor = $0 }
    reader.image("onImage") { control.onImage = $0 }
    reader.image("offImage") { control.offImage = $0 }
  }

  func readSlider(_ reader: ElementReader, _ slider: UISlider) {
    readControl(reader, slider)
    reader.number("minValue") { slider.minimumValue = Float($0) }
    reader.number("maxValue") { slider.maximumValue = Float($0) }
    reader.number("value") { slider.value = Float($0) }
    reader.bool("continuous") { slider.isContinuous = $0 }
    reader.image("minimumValueImage") { slider.minimumValueImage = $0 }
    reader.image("maximumValueImage") { slider.maximumValueImage = $0 }
    reader.color("minimumTrackTintColor") { slider.minimumTrackTintColor = $0 }
    reader.color("maximumTrackTintColor") { slider.maximumTrackTintColor = $0 }
    reader.color("thumbTintColor") { slider.thumbTintColor = $0 }
  }

  func readStepper(_ reader: ElementReader, _ stepper: UIStepper) {
    readControl(reader, stepper)
    reader.number("minimumValue") { stepper.minimumValue = Double($0) }
    reader.number("maximumValue") { stepper.maximumValue = Double($0) }
    reader.number("stepValue") { if $0 > 0 { stepper.stepValue = Double($0) } }
    reader.number("value") { stepper.value = Double($0) }
    reader.bool("wraps") { stepper.wraps = $0 }
    reader.bool("autorepeat") { stepper.autorepeat = $0 }
    reader.bool("continuous") { stepper.isContinuous = $0 }
  }

  func readProgress(_ reader: ElementReader, _ view: UIProgressView) {
    reader.choice("progressViewStyle", ["default": UIProgressView.Style.default, "bar": .bar]) {
      view.progressViewStyle = $0
    }
    reader.number("progress") { view.progress = Float($0) }
    reader.color("progressTintColor") { view.progressTintColor = $0 }
    reader.color("trackTintColor") { view.trackTintColor = $0 }
    reader.image("progressImage") { view.progressImage = $0 }
    reader.image("trackImage") { view.trackImage = $0 }
  }

  func readActivityIndicator(_ reader: ElementReader, _ view: UIActivityIndicatorView) {
    reader.choice("style", Self.activityStyles) { view.style = $0 }
    reader.color("color") { view.color = $0 }
    // The class's default is true, but Interface Builder writes the attribute only when it is true.
    view.hidesWhenStopped = reader.bool("hidesWhenStopped") ?? false
    if reader.bool("animating") == true { view.startAnimating() }
  }

  func readPageControl(_ reader: ElementReader, _ control: UIPageControl) {
    readControl(reader, control)
    reader.integer("numberOfPages") { control.numberOfPages = min(max($0, 0), 10_000) }
    reader.integer("currentPage") { control.currentPage = $0 }
    reader.bool("hidesForSinglePage") { control.hidesForSinglePage = $0 }
    reader.bool("defersCurrentPageDisplay") { control.defersCurrentPageDisplay = $0 }
    reader.color("pageIndicatorTintColor") { control.pageIndicatorTintColor = $0 }
    reader.color("currentPageIndicatorTintColor") { control.currentPageIndicatorTintColor = $0 }
  }

  func readSegments(_ reader: ElementReader, _ control: UISegmentedControl) {
    readControl(reader, control)
    control.removeAllSegments()
    for list in reader.children("segments") {
      for (index, element) in list.children.enumerated() {
        readSegment(element, control, index: index, id: reader.id)
      }
    }
    reader.bool("momentary") { control.isMomentary = $0 }
    reader.bool("apportionsSegmentWidthsByContent") { control.apportionsSegmentWidthsByContent = $0 }
    reader.color("selectedSegmentTintColor") { control.selectedSegmentTintColor = $0 }
    reader.integer("selectedSegmentIndex") {
      if (0..<control.numberOfSegments).contains($0) { control.selectedSegmentIndex = $0 }
    }
  }

  private func readSegment(_ element: IBElement, _ control: UISegmentedControl, index: Int, id: String?) {
    let reader = document.reader(element)
    defer { reader.finish() }
    let title = reader.text("title", property: "segmentTitles[\(index)]", of: id)
    if let image = reader.image("image") {
      control.insertSegment(with: image, at: index, animated: false)
    } else {
      control.insertSegment(withTitle: title ?? "", at: index, animated: false)
    }
    reader.number("width") { control.setWidth($0, forSegmentAt: index) }
    reader.bool("enabled") { control.setEnabled($0, forSegmentAt: index) }
    if let offset = reader.size("contentOffset") { control.setContentOffset(offset, forSegmentAt: index) }
  }

  func readDatePicker(_ reader: ElementReader, _ picker: UIDatePicker) {
    readControl(reader, picker)
    reader.choice("datePickerMode", Self.dateModes) { picker.datePickerMode = $0 }
    reader.choice(
      "style",
      ["automatic": UIDatePickerStyle.automatic, "wheels": .wheels, "compact": .compact, "inline": .inline]
    ) { picker.preferredDatePickerStyle = $0 }
    reader.integer("minuteInterval") { if $0 > 0, 60 % $0 == 0 { picker.minuteInterval = $0 } }
    reader.number("countDownDuration") { picker.countDownDuration = TimeInterval($0) }
    let usesCurrentDate = reader.bool("useCurrentDate") ?? (reader.element.child(key: "date") == nil)
    if let date = date(reader, "minimumDate") { picker.minimumDate = date }
    if let date = date(reader, "maximumDate") { picker.maximumDate = date }
    if let date = date(reader, "date"), !usesCurrentDate { picker.date = date }
    if let locale = reader.child(key: "locale")?["localeIdentifier"] {
      picker.locale = Locale(identifier: locale)
    }
  }

  private func date(_ reader: ElementReader, _ key: String) -> Date? {
    guard let element = reader.child(key: key, names: ["date"]) else { return nil }
    let seconds = element["timeIntervalSinceReferenceDate"].flatMap(ElementReader.number)
    return seconds.map { Date(timeIntervalSinceReferenceDate: TimeInterval($0)) }
  }

  func readImageView(_ reader: ElementReader, _ view: UIImageView) {
    reader.image("image") { view.image = $0 }
    reader.image("highlightedImage") { view.highlightedImage = $0 }
    reader.bool("highlighted") { view.isHighlighted = $0 }
    reader.bool("adjustsImageSizeForAccessibilityContentSizeCategory") {
      view.adjustsImageSizeForAccessibilityContentSizeCategory = $0
    }
    if let symbol = reader.child(key: "preferredSymbolConfiguration") {
      view.preferredSymbolConfiguration = document.symbolConfiguration(symbol)
    }
    reader.note("catalog")
    // The class's default is false, but Interface Builder writes the attribute only when it is false.
    if reader.element["userInteractionEnabled"] == nil { view.isUserInteractionEnabled = true }
  }

  func readColorWell(_ reader: ElementReader, _ well: UIColorWell) {
    readControl(reader, well)
    reader.text("title") { well.title = $0 }
    reader.bool("supportsAlpha") { well.supportsAlpha = $0 }
    reader.color("selectedColor") { well.selectedColor = $0 }
  }

  private static let horizontalAlignments: [String: UIControl.ContentHorizontalAlignment] = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
    "trailing": .trailing,
  ]

  private static let verticalAlignments: [String: UIControl.ContentVerticalAlignment] = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]

  private static let activityStyles: [String: UIActivityIndicatorView.Style] = [
    "gray": .medium, "white": .white, "whiteLarge": .whiteLarge, "medium": .medium, "large": .large,
  ]

  private static let dateModes: [String: UIDatePicker.Mode] = [
    "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
    "yearAndMonth": .yearAndMonth,
  ]
}

import Foundation

/// The style of a date picker.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidatepickerstyle>.
public enum UIDatePickerStyle: Int, Sendable {
  /// Chosen by the mode: wheels for a duration and for a month, otherwise compact.
  case automatic = 0
  /// Spinning wheels.
  case wheels = 1
  /// Buttons that open a calendar.
  case compact = 2
  /// A calendar.
  case inline = 3
}

/// A control that picks a date, a time or a duration.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidatepicker>.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What a date picker picks.
  public enum Mode: Int, Sendable {
    /// Hour and minute.
    case time = 0
    /// Day, month and year.
    case date = 1
    /// A day with hour and minute.
    case dateAndTime = 2
    /// A duration in hours and minutes.
    case countDownTimer = 3
    /// A month of a year.
    case yearAndMonth = 4
  }

  public override init(frame: CGRect) {
    dateStorage = Date()
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    dateStorage = Date()
    super.init(coder: coder)
    setUp()
    coder.readInterfaceBuilder(self, as: UIDatePicker.self)
  }

  private func setUp() {
    isOpaque = false
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  // MARK: Value

  private var dateStorage: Date

  /// The date shown; now by default. Setting it sends no event.
  open var date: Date {
    get { dateStorage }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date, clamped to the range, without sending an event.
  open func setDate(_ date: Date, animated: Bool) {
    dateStorage = clamped(date)
    valueDidChange()
  }

  private func clamped(_ date: Date) -> Date {
    guard datePickerMode != .countDownTimer else { return date }
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    if let minimumDate, date < minimumDate { return minimumDate }
    if let maximumDate, date > maximumDate { return maximumDate }
    return date
  }

  /// Applies a date that the user chose, and sends the events.
  func userChose(_ date: Date) {
    guard isEnabled else { return }
    let old = dateStorage
    dateStorage = clamped(rounded(date))
    valueDidChange()
    if dateStorage != old { send([.valueChanged, .primaryActionTriggered], with: nil) }
  }

  /// Applies a duration that the user chose, in seconds, and sends the events.
  func userChose(duration: TimeInterval) {
    guard isEnabled, duration != countDownDuration else { return }
    countDownDuration = duration
    send([.valueChanged, .primaryActionTriggered], with: nil)
  }

  private func rounded(_ date: Date) -> Date {
    guard minuteInterval > 1, datePickerMode == .time || datePickerMode == .dateAndTime else { return date }
    let minute = calendarInUse.component(.minute, from: date)
    return date.addingTimeInterval(-Double(minute % minuteInterval) * 60)
  }

  /// The earliest date that can be picked; nil, the default, for no limit. Ignored for a duration.
  open var minimumDate: Date? { didSet { setDate(dateStorage, animated: false) } }
  /// The latest date that can be picked; nil, the default, for no limit. Ignored for a duration.
  open var maximumDate: Date? { didSet { setDate(dateStorage, animated: false) } }

  /// The duration picked in the mode `.countDownTimer`, in seconds; less than a day.
  open var countDownDuration: TimeInterval = 0 {
    didSet {
      countDownDuration = min(max(0, countDownDuration), 24 * 3600 - 60)
      valueDidChange()
    }
  }

  /// The interval between the minutes offered: a divisor of 60 from 1 to 30; 1 by default.
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
      rebuild()
    }
  }

  // MARK: Appearance

  /// What is picked; date and time by default.
  open var datePickerMode: Mode = .dateAndTime { didSet { if datePickerMode != oldValue { rebuild() } } }

  /// The preferred style; `automatic` by default. ``datePickerStyle`` is the one in use.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet { if preferredDatePickerStyle != oldValue { rebuild() } }
  }

  /// The style in use; never automatic.
  open var datePickerStyle: UIDatePickerStyle {
    switch (preferredDatePickerStyle, datePickerMode) {
    case (_, .countDownTimer), (_, .yearAndMonth): .wheels
    case (.automatic, _): .compact
    default: preferredDatePickerStyle
    }
  }

  /// The locale in which the date is written; nil, the default, for the user's.
  open var locale: Locale? { didSet { rebuild() } }
  /// The calendar used; nil, the default, for the Gregorian one.
  open var calendar: Calendar! = nil { didSet { rebuild() } }
  /// The time zone in which the date is shown; nil, the default, for that of the calendar.
  open var timeZone: TimeZone? { didSet { rebuild() } }
  /// Whether dates set by the app are rounded to ``minuteInterval`` too; true by default.
  @Unsupported("UIDatePicker.roundsToMinuteInterval: only picked dates follow minuteInterval")
  open var roundsToMinuteInterval = true

  var localeInUse: Locale { locale ?? .current }

  var calendarInUse: Calendar {
    var result: Calendar = calendar ?? Calendar(identifier: .gregorian)
    result.locale = localeInUse
    if let timeZone { result.timeZone = timeZone }
    return result
  }

  /// Formats a date in the picker's locale, calendar and time zone.
  func text(_ date: Date, configure: (DateFormatter) -> Void) -> String {
    let formatter = DateFormatter()
    formatter.locale = localeInUse
    formatter.calendar = calendarInUse
    formatter.timeZone = calendarInUse.timeZone
    configure(formatter)
    // Newer ICU data writes a narrow space before AM and PM, for which many fonts have no glyph.
    return formatter.string(from: date).replacingOccurrences(of: "\u{202F}", with: " ")
  }

  // MARK: Content

  private var content: (any DatePickerContent)?

  /// The view that shows the date, created on demand for the style and the mode.
  private var currentContent: any DatePickerContent {
    if let content { return content }
    let made: any DatePickerContent =
      switch datePickerStyle {
      case .wheels: DateWheelsView(datePicker: self)
      case .inline where datePickerMode != .time: DateCalendarView(datePicker: self)
      case .inline: DateWheelsView(datePicker: self)
      default: DateChipsView(datePicker: self)
      }
    content = made
    addSubview(made)
    made.dateDidChange()
    return made
  }

  private func rebuild() {
    content?.removeFromSuperview()
    content = nil
    invalidateIntrinsicContentSize()
    valueDidChange()
    accessibilityStructureDidChange()
  }

  private func valueDidChange() {
    content?.dateDidChange()
    setNeedsLayout()
    accessibilityAttributesDidChange()
  }

  override func controlStateDidChange() {
    super.controlStateDidChange()
    content?.dateDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { currentContent.contentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let part = currentContent
    let wanted = part.contentSize
    guard datePickerStyle == .compact else {
      part.frame = bounds
      return
    }
    let x: CGFloat =
      switch effectiveContentHorizontalAlignment {
      case .right: bounds.maxX - wanted.width
      case .left, .fill: bounds.minX
      default: bounds.midX - wanted.width / 2
      }
    part.frame = CGRect(
      x: max(bounds.minX, x), y: bounds.midY - wanted.height / 2, width: min(wanted.width, bounds.width),
      height: wanted.height)
  }

  // The subviews receive the touches; a disabled picker blocks them all.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    isEnabled ? super.hitTest(point, with: event) : nil
  }

  // MARK: Accessibility defaults

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UIDatePicker.self, over: UIControl.accessibilityDefaults
  ) { answers, _ in
    // The content is created on demand, so asking for the elements creates it. They are read in visual order, as an
    // explicit list would not be.
    answers.elements = { picker in
      _ = picker.currentContent
      return nil
    }
  }
}

/// The view inside a date picker.
@MainActor
protocol DatePickerContent: UIView {
  var contentSize: CGSize { get }
  /// Called when the date, the range or the control state has changed.
  func dateDidChange()
}

import Foundation

/// How a date picker shows.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidatepickerstyle>.
public enum UIDatePickerStyle: Int, Sendable {
  /// As the system likes it for the mode: wheels for a duration and for a month, otherwise compact.
  case automatic = 0
  /// Wheels that turn.
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
  /// What is picked.
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

  /// Shows a date, moved into the range, without sending an event.
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

  /// Takes over a date that the user chose.
  func userChose(_ date: Date) {
    guard isEnabled else { return }
    let old = dateStorage
    dateStorage = clamped(rounded(date))
    valueDidChange()
    if dateStorage != old { send([.valueChanged, .primaryActionTriggered], with: nil) }
  }

  /// Takes over a duration that the user chose, in seconds.
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

  /// The earliest date that can be picked; nil, the default, for no limit. Not for a duration.
  open var minimumDate: Date? { didSet { setDate(dateStorage, animated: false) } }
  /// The latest date that can be picked; nil, the default, for no limit. Not for a duration.
  open var maximumDate: Date? { didSet { setDate(dateStorage, animated: false) } }

  /// The duration shown by `.countDownTimer`, in seconds, below a day.
  open var countDownDuration: TimeInterval = 0 {
    didSet {
      countDownDuration = min(max(0, countDownDuration), 24 * 3600 - 60)
      valueDidChange()
    }
  }

  /// The step of the minutes: 1 to 30, a divisor of 60; 1 by default.
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
      rebuild()
    }
  }

  // MARK: Look

  /// What is picked; date and time by default.
  open var datePickerMode: Mode = .dateAndTime { didSet { if datePickerMode != oldValue { rebuild() } } }

  /// The style that is wanted; `automatic` by default. ``datePickerStyle`` tells the one that shows.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet { if preferredDatePickerStyle != oldValue { rebuild() } }
  }

  /// The style that shows: never automatic.
  open var datePickerStyle: UIDatePickerStyle {
    switch (preferredDatePickerStyle, datePickerMode) {
    case (_, .countDownTimer), (_, .yearAndMonth): .wheels
    case (.automatic, _): .compact
    default: preferredDatePickerStyle
    }
  }

  /// The language and the customs that the date is written in; nil, the default, for those of the
  /// device.
  open var locale: Locale? { didSet { rebuild() } }
  /// The calendar that days are counted in; nil, the default, for the Gregorian one.
  open var calendar: Calendar! = nil { didSet { rebuild() } }
  /// The time zone that the date shows in; nil, the default, for that of the calendar.
  open var timeZone: TimeZone? { didSet { rebuild() } }
  /// Whether dates set by the app follow ``minuteInterval`` too; true by default.
  @Unsupported("UIDatePicker.roundsToMinuteInterval: only picked dates follow minuteInterval")
  open var roundsToMinuteInterval = true

  var localeInUse: Locale { locale ?? Locale(identifier: UIKitHost.shared.settings.language) }

  var calendarInUse: Calendar {
    var result: Calendar = calendar ?? Calendar(identifier: .gregorian)
    result.locale = localeInUse
    if let timeZone { result.timeZone = timeZone }
    return result
  }

  /// A text for a date, in the picker's language.
  func text(_ date: Date, configure: (DateFormatter) -> Void) -> String {
    let formatter = DateFormatter()
    formatter.locale = localeInUse
    formatter.calendar = calendarInUse
    formatter.timeZone = calendarInUse.timeZone
    configure(formatter)
    // Newer ICU data writes a narrow space before AM and PM, for which many fonts have no glyph.
    return formatter.string(from: date).replacingOccurrences(of: "\u{202F}", with: " ")
  }

  // MARK: Parts

  private var content: (any DatePickerContent)?

  /// The view that shows the date, for the style and the mode.
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

  // The parts take the touches.
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
    // The parts are made on demand; whoever asks what is inside asks for them.
    answers.elements = { picker in [picker.currentContent] }
  }
}

/// The view inside a date picker.
@MainActor
protocol DatePickerContent: UIView {
  var contentSize: CGSize { get }
  /// The date, the range or the state is another now.
  func dateDidChange()
}

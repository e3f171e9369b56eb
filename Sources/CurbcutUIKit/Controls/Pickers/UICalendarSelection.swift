import Foundation

/// How days of a calendar view are chosen.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicalendarselection>.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  final weak var calendarView: UICalendarView?

  /// Asks again which days can be chosen.
  open func updateSelectableDates() { calendarView?.showMonth() }

  func canChoose(_ day: DateComponents) -> Bool { true }
  func isChosen(_ day: DateComponents) -> Bool { false }
  func personChose(_ day: DateComponents) {}

  static func isSameDay(_ first: DateComponents?, _ second: DateComponents) -> Bool {
    first?.year == second.year && first?.month == second.month && first?.day == second.day
  }
}

/// One day is chosen.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicalendarselectionsingledate>.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// Is asked and told what the person chooses; not retained.
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  private var chosen: DateComponents?

  /// Makes a selection. The delegate is not retained.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The day that is chosen; nil for none.
  open var selectedDate: DateComponents? {
    get { chosen }
    set { setSelected(newValue, animated: false) }
  }

  /// Chooses a day, without animation and without telling the delegate.
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
    chosen = dateComponents
    calendarView?.showMonth()
  }

  override func canChoose(_ day: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: day) ?? true
  }

  override func isChosen(_ day: DateComponents) -> Bool { Self.isSameDay(chosen, day) }

  override func personChose(_ day: DateComponents) {
    guard canChoose(day) else { return }
    chosen = day
    calendarView?.showMonth()
    delegate?.dateSelection(self, didSelectDate: day)
  }
}

/// Is asked and told which day is chosen.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// Called when the person has chosen a day.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Whether a day can be chosen; true by default.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// Several days are chosen.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicalendarselectionmultidate>.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// Is asked and told what the person chooses; not retained.
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  private var chosen: [DateComponents] = []

  /// Makes a selection. The delegate is not retained.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The days that are chosen.
  open var selectedDates: [DateComponents] {
    get { chosen }
    set { setSelectedDates(newValue, animated: false) }
  }

  /// Chooses days, without animation and without telling the delegate.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    chosen = selectedDates
    calendarView?.showMonth()
  }

  override func canChoose(_ day: DateComponents) -> Bool {
    isChosen(day)
      ? delegate?.multiDateSelection(self, canDeselectDate: day) ?? true
      : delegate?.multiDateSelection(self, canSelectDate: day) ?? true
  }

  override func isChosen(_ day: DateComponents) -> Bool { chosen.contains { Self.isSameDay($0, day) } }

  override func personChose(_ day: DateComponents) {
    guard canChoose(day) else { return }
    if isChosen(day) {
      chosen.removeAll { Self.isSameDay($0, day) }
      calendarView?.showMonth()
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else {
      chosen.append(day)
      calendarView?.showMonth()
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}

/// Is asked and told which days are chosen.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// Called when the person has chosen a day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// Called when the person has taken a day back.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Whether a day can be chosen; true by default.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Whether a day can be taken back; true by default.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}

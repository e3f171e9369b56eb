import CurbcutEventKit
import CurbcutUIKit

/// How many calendars can be chosen.
///
/// Follows <https://developer.apple.com/documentation/eventkitui/ekcalendarchooserselectionstyle>.
public enum EKCalendarChooserSelectionStyle: Int, Hashable, Sendable {
  /// One.
  case single
  /// Several.
  case multiple
}

/// Which calendars are offered.
///
/// Follows <https://developer.apple.com/documentation/eventkitui/ekcalendarchooserdisplaystyle>.
public enum EKCalendarChooserDisplayStyle: Int, Hashable, Sendable {
  /// All.
  case allCalendars
  /// Those to which something can be added.
  case writableCalendarsOnly
}

/// Is told which calendars were chosen.
///
/// Follows <https://developer.apple.com/documentation/eventkitui/ekcalendarchooserdelegate>.
@preconcurrency @MainActor
public protocol EKCalendarChooserDelegate: NSObjectProtocol {
  /// The person has chosen others.
  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
  /// The person has tapped Done.
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
  /// The person has tapped Cancel.
  func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
  public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
  public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
  public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}

/// Lets the person choose calendars, or lists of reminders.
///
/// Follows <https://developer.apple.com/documentation/eventkitui/ekcalendarchooser>.
@preconcurrency @MainActor
open class EKCalendarChooser: UIViewController {
  /// How many can be chosen.
  open private(set) var selectionStyle: EKCalendarChooserSelectionStyle
  /// Is told which were chosen; not retained.
  open weak var delegate: (any EKCalendarChooserDelegate)?
  /// Whether Done is in the bar; false by default.
  open var showsDoneButton = false { didSet { updateBar() } }
  /// Whether Cancel is in the bar; false by default.
  open var showsCancelButton = false { didSet { updateBar() } }
  /// The chosen calendars; none by default.
  open var selectedCalendars: Set<EKCalendar> = [] { didSet { list.tableView.reloadData() } }

  private let list: CalendarList

  /// Creates a screen for calendars of events.
  public convenience init(
    selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    eventStore: EKEventStore
  ) {
    self.init(
      selectionStyle: selectionStyle, displayStyle: displayStyle, entityType: .event, eventStore: eventStore)
  }

  /// Creates a screen for calendars of events, or for lists of reminders.
  public init(
    selectionStyle style: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    entityType: EKEntityType, eventStore: EKEventStore
  ) {
    selectionStyle = style
    list = CalendarList(
      eventStore.calendars(for: entityType).filter {
        displayStyle == .allCalendars || $0.allowsContentModifications
      })
    super.init(nibName: nil, bundle: nil)
    title = EventWords.text(entityType == .event ? "calendars" : "reminders")
  }

  /// Returns nil: a screen needs a store.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    list.chooser = self
    addChild(list)
    list.view.frame = view.bounds
    list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list.view)
    list.didMove(toParent: self)
    updateBar()
  }

  private func updateBar() {
    navigationItem.leftBarButtonItem =
      showsCancelButton
      ? UIBarButtonItem(
        systemItem: .cancel,
        primaryAction: UIAction { [weak self] _ in
          if let self { delegate?.calendarChooserDidCancel(self) }
        }) : nil
    navigationItem.rightBarButtonItem =
      showsDoneButton
      ? UIBarButtonItem(
        systemItem: .done,
        primaryAction: UIAction { [weak self] _ in
          if let self { delegate?.calendarChooserDidFinish(self) }
        }) : nil
  }

  fileprivate func choose(_ calendar: EKCalendar) {
    switch selectionStyle {
    case .single: selectedCalendars = [calendar]
    case .multiple: selectedCalendars.formSymmetricDifference([calendar])
    }
    delegate?.calendarChooserSelectionDidChange(self)
  }
}

/// The calendars, one in each row; a chosen one is selected.
private final class CalendarList: UITableViewController {
  weak var chooser: EKCalendarChooser?
  private let calendars: [EKCalendar]

  init(_ calendars: [EKCalendar]) {
    self.calendars = calendars
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    calendars.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let calendar = calendars[indexPath.row]
    let isChosen = chooser?.selectedCalendars.contains(calendar) == true
    cell.textLabel?.text = calendar.title
    cell.imageView?.image = UIImage(systemName: "circle.fill")
    cell.imageView?.tintColor = UIColor(cgColor: calendar.cgColor)
    cell.imageView?.isAccessibilityElement = false
    cell.accessoryType = isChosen ? .checkmark : .none
    cell.accessibilityTraits = isChosen ? [.button, .selected] : .button
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    chooser?.choose(calendars[indexPath.row])
  }
}

import CurbcutEventKit
@_spi(AccessibilityDefaults) import CurbcutUIKit

/// What became of an event that the person was to write.
///
/// Follows <https://developer.apple.com/documentation/eventkitui/ekeventeditviewaction>.
public enum EKEventEditViewAction: Int, Hashable, Sendable {
  /// The person has cancelled.
  case canceled
  /// It was saved.
  case saved
  /// It was deleted.
  case deleted

  /// The person has cancelled.
  public static var cancelled: EKEventEditViewAction { .canceled }
}

/// Is told what became of an event.
///
/// Follows <https://developer.apple.com/documentation/eventkitui/ekeventeditviewdelegate>.
@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {
  /// The person is done; the delegate closes the screen.
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
  /// The calendar of a new event; that which the person has chosen, by default.
  func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController)
    -> EKCalendar
}

extension EKEventEditViewDelegate {
  public func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController)
    -> EKCalendar
  {
    controller.store.personsCalendar ?? EKCalendar(for: .event, eventStore: controller.store)
  }
}

/// Lets the person write an event.
///
/// The event is saved, and need not be allowed beforehand: it is the person who does it.
/// Follows <https://developer.apple.com/documentation/eventkitui/ekeventeditviewcontroller>.
@preconcurrency @MainActor
open class EKEventEditViewController: UINavigationController {
  /// Is told what became of the event; not retained.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  /// Where the event is saved; to be set before the screen is shown.
  open var eventStore: EKEventStore!
  /// The event; nil, the default, for a new one.
  open var event: EKEvent?

  /// Is told what became of the event, in place of the delegate.
  var finished: ((EKEventEditViewAction) -> Void)?
  var store: EKEventStore { eventStore ?? EKEventStore() }

  /// Creates a screen.
  public convenience init() { self.init(rootViewController: UIViewController()) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let isNew = event?.isNew ?? true
    let store = store
    let event = event ?? EKEvent(eventStore: store)
    self.event = event
    if event.startDate == nil {
      // The next full hour, for an hour.
      let start = Calendar.current.dateInterval(of: .hour, for: Date())?.end ?? Date()
      (event.startDate, event.endDate) = (start, start.addingTimeInterval(3600))
    }
    if event.calendar == nil {
      let chosen = editViewDelegate?.eventEditViewControllerDefaultCalendar(forNewEvents: self)
      event.calendar = chosen
    }
    let form = EventForm(event, isNew: isNew) { [weak self] action in self?.finish(action) }
    setViewControllers([form], animated: false)
  }

  /// Ends the screen as Cancel does.
  open func cancelEditing() { finish(.canceled) }

  private func finish(_ action: EKEventEditViewAction) {
    guard let event else { return }
    let store = store
    do {
      switch action {
      case .canceled: event.rollback()
      case .saved:
        if event.calendar == nil { event.calendar = store.personsCalendar }
        try store.byPerson { try store.save(event, span: .thisEvent) }
      case .deleted: try store.byPerson { try store.remove(event, span: .thisEvent) }
      }
    } catch {
      let alert = UIAlertController(
        title: nil, message: error.localizedDescription, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: SystemWord.okay.text, style: .default))
      return present(alert, animated: true)
    }
    if let finished { return finished(action) }
    editViewDelegate?.eventEditViewController(self, didCompleteWith: action)
  }

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: EKEventEditViewController.self, over: UINavigationController.accessibilityDefaults
  ) { answers, inherited in
    answers.performEscape = { controller in
      guard controller.presentingViewController != nil else { return inherited.performEscape(controller) }
      controller.cancelEditing()
      return true
    }
  }
}

/// The fields of an event.
private final class EventForm: UITableViewController {
  private let event: EKEvent
  private let isNew: Bool
  private let done: (EKEventEditViewAction) -> Void
  private let titleField = UITextField()
  private let placeField = UITextField()
  private let notesField = UITextField()
  private let wholeDay = UISwitch()
  private let start = UIDatePicker()
  private let end = UIDatePicker()

  init(_ event: EKEvent, isNew: Bool, done: @escaping (EKEventEditViewAction) -> Void) {
    self.event = event
    self.isNew = isNew
    self.done = done
    super.init(style: .insetGrouped)
    title = EventWords.text(isNew ? "newEvent" : "editEvent")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (field, key, text) in [
      (titleField, "title", event.title), (placeField, "location", event.location),
      (notesField, "notes", event.notes),
    ] {
      field.placeholder = EventWords.text(key)
      field.accessibilityLabel = EventWords.text(key)
      field.text = text
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
    }
    wholeDay.isOn = event.isAllDay
    wholeDay.addAction(UIAction { [weak self] _ in self?.updatePickers() }, for: .valueChanged)
    for (picker, date) in [(start, event.startDate), (end, event.endDate)] {
      picker.preferredDatePickerStyle = .compact
      if let date { picker.date = date }
    }
    start.addAction(UIAction { [weak self] _ in self?.startChanged() }, for: .valueChanged)
    updatePickers()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.done(.canceled) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: isNew ? .add : .done, primaryAction: UIAction { [weak self] _ in self?.finish() })
  }

  private func updatePickers() {
    for picker in [start, end] { picker.datePickerMode = wholeDay.isOn ? .date : .dateAndTime }
  }

  /// The event stays as long as it was.
  private func startChanged() {
    let length = (event.endDate ?? end.date).timeIntervalSince(event.startDate ?? start.date)
    end.date = start.date.addingTimeInterval(max(0, length))
  }

  private func finish() {
    let name = titleField.text ?? ""
    event.title = name.isEmpty ? EventWords.text("newEvent") : name
    event.location = (placeField.text ?? "").isEmpty ? nil : placeField.text
    event.notes = (notesField.text ?? "").isEmpty ? nil : notesField.text
    event.isAllDay = wholeDay.isOn
    (event.startDate, event.endDate) = (start.date, max(start.date, end.date))
    done(.saved)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { isNew ? 3 : 4 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    [2, 3, 1, 1][section]
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.selectionStyle = .none
    func field(_ field: UITextField) {
      field.frame = cell.contentView.bounds.insetBy(dx: 16, dy: 0)
      field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      cell.contentView.addSubview(field)
    }
    func control(_ control: UIControl, _ key: String) {
      cell.textLabel?.text = EventWords.text(key)
      control.accessibilityLabel = EventWords.text(key)
      control.sizeToFit()
      cell.accessoryView = control
    }
    switch (indexPath.section, indexPath.row) {
    case (0, 0): field(titleField)
    case (0, _): field(placeField)
    case (1, 0): control(wholeDay, "allDay")
    case (1, 1): control(start, "starts")
    case (1, _): control(end, "ends")
    case (2, _): field(notesField)
    default:
      cell.textLabel?.text = EventWords.text("deleteEvent")
      cell.textLabel?.textColor = .systemRed
      cell.selectionStyle = .default
      cell.accessibilityTraits = .button
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if indexPath.section == 3 { done(.deleted) }
  }
}

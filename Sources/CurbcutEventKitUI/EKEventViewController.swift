import CurbcutEventKit
import CurbcutUIKit

/// What the person has done with an event.
///
/// Follows <https://developer.apple.com/documentation/eventkitui/ekeventviewaction>.
public enum EKEventViewAction: Int, Hashable, Sendable {
  /// Looked at it, or changed it.
  case done
  /// Answered an invitation.
  case responded
  /// Deleted it.
  case deleted
}

/// Is told what the person does with an event.
///
/// Follows <https://developer.apple.com/documentation/eventkitui/ekeventviewdelegate>.
@preconcurrency @MainActor
public protocol EKEventViewDelegate: NSObjectProtocol {
  /// The person is done; the delegate closes the screen.
  func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// Shows an event: its title as a heading, then when and where it takes place.
///
/// Follows <https://developer.apple.com/documentation/eventkitui/ekeventviewcontroller>.
@preconcurrency @MainActor
open class EKEventViewController: UIViewController {
  /// Is told what the person does; not retained.
  open weak var delegate: (any EKEventViewDelegate)?
  /// The event; to be set before the screen is shown.
  open var event: EKEvent! { didSet { if isViewLoaded { show() } } }
  /// Whether the person can change the event; false by default.
  open var allowsEditing = false { didSet { if isViewLoaded { updateBar() } } }
  /// Whether the day of the event can be looked at in the person's calendar; false by default.
  @Unsupported("EKEventViewController.allowsCalendarPreview: there is no app for the calendar")
  open var allowsCalendarPreview = false

  private let list = EventDetails()

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    title = title ?? EventWords.text("eventDetails")
    addChild(list)
    list.view.frame = view.bounds
    list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list.view)
    list.didMove(toParent: self)
    list.delete = { [weak self] in self?.remove() }
    show()
    updateBar()
  }

  private func show() { list.show(event, canDelete: allowsEditing) }

  private func updateBar() {
    list.show(event, canDelete: allowsEditing)
    navigationItem.rightBarButtonItem =
      allowsEditing
      ? UIBarButtonItem(systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.edit() }) : nil
  }

  private func edit() {
    let editor = EKEventEditViewController()
    editor.eventStore = EKEventStore()
    editor.event = event
    editor.finished = { [weak self, weak editor] action in
      editor?.dismiss(animated: true)
      self?.show()
      guard let self, action == .deleted else { return }
      delegate?.eventViewController(self, didCompleteWith: .deleted)
    }
    present(editor, animated: true)
  }

  private func remove() {
    try? EKEventStore().remove(event, span: .thisEvent)
    delegate?.eventViewController(self, didCompleteWith: .deleted)
  }
}

/// The lines of an event.
private final class EventDetails: UITableViewController {
  var delete: () -> Void = {}
  private var rows: [(label: String, value: String)] = []
  private var heading = ""
  private var canDelete = false

  init() { super.init(style: .insetGrouped) }

  required init?(coder: NSCoder) { nil }

  func show(_ event: EKEvent?, canDelete: Bool) {
    self.canDelete = canDelete
    heading = event.map { $0.title.isEmpty ? EventWords.text("newEvent") : $0.title } ?? ""
    rows = event.map(Self.rows) ?? []
    tableView.reloadData()
  }

  private static func rows(of event: EKEvent) -> [(label: String, value: String)] {
    var rows: [(String, String)] = []
    func add(_ key: String, _ value: String?) {
      if let value, !value.isEmpty { rows.append((EventWords.text(key), value)) }
    }
    let formatter = DateFormatter()
    formatter.dateStyle = .full
    formatter.timeStyle = event.isAllDay ? .none : .short
    add("starts", event.startDate.map { formatter.string(from: $0) })
    add("ends", event.endDate.map { formatter.string(from: $0) })
    add("location", event.location)
    add("calendar", event.calendar?.title)
    add("url", event.url?.absoluteString)
    add("notes", event.notes)
    return rows
  }

  override func numberOfSections(in tableView: UITableView) -> Int { canDelete ? 2 : 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? rows.count + 1 : 1
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if indexPath.section == 1 {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = EventWords.text("deleteEvent")
      cell.textLabel?.textColor = .systemRed
      cell.accessibilityTraits = .button
      return cell
    }
    guard indexPath.row > 0 else {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = heading
      cell.textLabel?.font = .preferredFont(forTextStyle: .title2)
      cell.textLabel?.numberOfLines = 0
      cell.accessibilityTraits = .header
      cell.isUserInteractionEnabled = false
      return cell
    }
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    let row = rows[indexPath.row - 1]
    cell.textLabel?.text = row.label
    cell.textLabel?.font = .preferredFont(forTextStyle: .subheadline)
    cell.detailTextLabel?.text = row.value
    cell.detailTextLabel?.font = .preferredFont(forTextStyle: .body)
    cell.detailTextLabel?.numberOfLines = 0
    cell.selectionStyle = .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if indexPath.section == 1 { delete() }
  }
}

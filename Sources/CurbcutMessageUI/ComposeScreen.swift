import CurbcutUIKit
import Foundation

/// The screen on which a person writes a mail or a message: fields above a text, Cancel and Send.
@MainActor
final class ComposeScreen: UIViewController {
  /// What the person has done.
  enum Outcome {
    case cancelled, saved, sent
  }

  /// A field with one line.
  private let fields: [(name: String, field: UITextField)]
  private let body = UITextView()
  private let canSaveDraft: Bool
  private let finished: (Outcome) -> Void

  /// - Parameters:
  ///   - title: the title of the screen, if there is no subject.
  ///   - fields: the names of the fields, and what is in them.
  ///   - text: what the message says.
  ///   - attachments: the names of the files that go with it.
  ///   - canSaveDraft: whether who cancels may keep what is written.
  ///   - finished: is told what the person has done.
  init(
    title: String, fields: [(name: String, text: String)], text: String, attachments: [String] = [],
    canSaveDraft: Bool, finished: @escaping (Outcome) -> Void
  ) {
    self.fields = fields.map { field in
      let view = UITextField()
      view.text = field.text
      view.accessibilityLabel = field.name
      view.placeholder = field.name
      return (field.name, view)
    }
    self.canSaveDraft = canSaveDraft
    self.finished = finished
    super.init(nibName: nil, bundle: nil)
    self.title = title
    body.text = text
    body.accessibilityLabel = "Message body"
    attached = attachments
  }

  required init?(coder: NSCoder) { nil }

  private var attached: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Send", primaryAction: UIAction { [weak self] _ in self?.finished(.sent) })
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    for (name, field) in fields {
      let label = UILabel()
      label.text = "\(name):"
      label.textColor = .secondaryLabel
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      // The field says its name.
      label.isAccessibilityElement = false
      label.setContentHuggingPriority(.required, for: .horizontal)
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      let row = UIStackView(arrangedSubviews: [label, field])
      row.spacing = 8
      stack.addArrangedSubview(row)
    }
    for name in attached {
      let label = UILabel()
      label.text = name
      label.font = .preferredFont(forTextStyle: .footnote)
      label.adjustsFontForContentSizeCategory = true
      stack.addArrangedSubview(label)
    }
    body.font = .preferredFont(forTextStyle: .body)
    body.adjustsFontForContentSizeCategory = true
    stack.addArrangedSubview(body)
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    fields.first?.field.addAction(
      UIAction { [weak self] _ in self?.recipientsDidChange() }, for: .editingChanged)
    recipientsDidChange()
  }

  /// Nothing is sent to nobody.
  private func recipientsDidChange() {
    navigationItem.rightBarButtonItem?.isEnabled = !(fields.first?.field.text ?? "").isEmpty
  }

  private func cancel() {
    let isEmpty = fields.allSatisfy { ($0.field.text ?? "").isEmpty } && body.text.isEmpty
    guard canSaveDraft, !isEmpty else { return finished(.cancelled) }
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Delete Draft", style: .destructive) { [weak self] _ in self?.finished(.cancelled)
      })
    sheet.addAction(
      UIAlertAction(title: "Save Draft", style: .default) { [weak self] _ in self?.finished(.saved) })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
    present(sheet, animated: true)
  }
}

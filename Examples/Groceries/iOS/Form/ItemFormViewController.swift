import UIKit

protocol ItemFormViewControllerDelegate: AnyObject {
  func itemForm(_ form: ItemFormViewController, didSave item: GroceryItem)
  func itemFormDidCancel(_ form: ItemFormViewController)
}

/// Everything about one thing to buy.
final class ItemFormViewController: UIViewController {
  weak var delegate: ItemFormViewControllerDelegate?

  private let original: GroceryItem
  private var item: GroceryItem

  private let scrollView = UIScrollView()
  private let nameField = UITextField()
  private let errorLabel = UILabel()
  private let quantityView = QuantityView()
  private let aisleControl = UISegmentedControl(items: GroceryItem.Aisle.allCases.map(\.rawValue))
  private let urgentSwitch = UISwitch()
  private let noteView = UITextView()

  init(item: GroceryItem) {
    original = item
    self.item = item
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = original.name.isEmpty ? "New Item" : "Edit Item"
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancel(_:)))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .save, target: self, action: #selector(save))
    setUpFields()
    setUpLayout()
    showItem()
  }

  // MARK: - Views

  private func setUpFields() {
    nameField.accessibilityLabel = "Name"
    nameField.borderStyle = .roundedRect
    nameField.font = .preferredFont(forTextStyle: .body)
    nameField.adjustsFontForContentSizeCategory = true
    nameField.autocapitalizationType = .sentences
    nameField.returnKeyType = .done
    nameField.delegate = self
    nameField.addTarget(self, action: #selector(nameChanged(_:)), for: .editingChanged)

    errorLabel.text = "Give it a name."
    errorLabel.textColor = .systemRed
    errorLabel.font = .preferredFont(forTextStyle: .footnote)
    errorLabel.adjustsFontForContentSizeCategory = true
    errorLabel.isHidden = true

    quantityView.addTarget(self, action: #selector(quantityChanged(_:)), for: .valueChanged)
    aisleControl.addTarget(self, action: #selector(aisleChanged(_:)), for: .valueChanged)
    urgentSwitch.addTarget(self, action: #selector(urgentChanged(_:)), for: .valueChanged)
    urgentSwitch.accessibilityLabel = "Buy today"

    noteView.font = .preferredFont(forTextStyle: .body)
    noteView.adjustsFontForContentSizeCategory = true
    noteView.layer.borderWidth = 1
    noteView.layer.borderColor = UIColor.separator.cgColor
    noteView.layer.cornerRadius = 6
    noteView.isScrollEnabled = false
    noteView.accessibilityLabel = "Note"
    noteView.delegate = self
  }

  private func setUpLayout() {
    let urgentLabel = caption("Buy today", style: .body)
    // The switch already has this label.
    urgentLabel.isAccessibilityElement = false
    let urgentRow = UIStackView(arrangedSubviews: [urgentLabel, urgentSwitch])
    urgentRow.alignment = .center
    // The fields already have these labels.
    let nameCaption = caption("Name", style: .footnote)
    let noteCaption = caption("Note", style: .footnote)
    for label in [nameCaption, noteCaption] { label.isAccessibilityElement = false }

    let stack = UIStackView(arrangedSubviews: [
      nameCaption, nameField, errorLabel, quantityView, aisleControl, urgentRow, noteCaption, noteView,
    ])
    stack.axis = .vertical
    stack.spacing = 16
    stack.setCustomSpacing(4, after: nameCaption)
    stack.setCustomSpacing(4, after: nameField)
    stack.setCustomSpacing(4, after: noteCaption)

    // A column that never gets too wide to read.
    let column = UILayoutGuide()
    scrollView.addLayoutGuide(column)
    for part in [scrollView, stack] { part.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    let wide = column.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      column.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 16),
      column.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -16),
      column.leadingAnchor.constraint(
        greaterThanOrEqualTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 16),
      column.centerXAnchor.constraint(equalTo: scrollView.frameLayoutGuide.centerXAnchor),
      scrollView.contentLayoutGuide.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      column.widthAnchor.constraint(lessThanOrEqualToConstant: 560),
      wide,
      stack.topAnchor.constraint(equalTo: column.topAnchor),
      stack.bottomAnchor.constraint(equalTo: column.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: column.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: column.trailingAnchor),
      noteView.heightAnchor.constraint(greaterThanOrEqualToConstant: 88),
      nameField.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }

  private func caption(_ text: String, style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  private func showItem() {
    nameField.text = item.name
    quantityView.quantity = item.quantity
    aisleControl.selectedSegmentIndex = GroceryItem.Aisle.allCases.firstIndex(of: item.aisle) ?? 0
    urgentSwitch.isOn = item.isUrgent
    noteView.text = item.note
  }

  // MARK: - Changes

  private func changed() {
    // A swipe must not discard what was entered.
    isModalInPresentation = item != original
  }

  @objc private func nameChanged(_ sender: UITextField) {
    item.name = sender.text ?? ""
    changed()
    if !item.name.isEmpty { errorLabel.isHidden = true }
  }

  @objc private func quantityChanged(_ sender: QuantityView) {
    item.quantity = sender.quantity
    changed()
  }

  @objc private func aisleChanged(_ sender: UISegmentedControl) {
    item.aisle = GroceryItem.Aisle.allCases[sender.selectedSegmentIndex]
    changed()
  }

  @objc private func urgentChanged(_ sender: UISwitch) {
    item.isUrgent = sender.isOn
    changed()
  }

  // MARK: - End

  @objc private func save() {
    guard !item.name.trimmingCharacters(in: .whitespaces).isEmpty else {
      errorLabel.isHidden = false
      UIAccessibility.post(notification: .layoutChanged, argument: errorLabel)
      return
    }
    view.endEditing(true)
    delegate?.itemForm(self, didSave: item)
  }

  @objc private func cancel(_ sender: UIBarButtonItem) {
    guard item != original else {
      delegate?.itemFormDidCancel(self)
      return
    }
    let sheet = UIAlertController(
      title: nil, message: "You have made changes.", preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Discard Changes", style: .destructive) { [weak self] _ in
        guard let self = self else { return }
        self.delegate?.itemFormDidCancel(self)
      })
    sheet.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = sender
    present(sheet, animated: true)
  }
}

extension ItemFormViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}

extension ItemFormViewController: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) {
    item.note = textView.text
    changed()
  }
}

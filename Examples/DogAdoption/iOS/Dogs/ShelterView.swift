import UIKit

protocol ShelterViewDelegate: AnyObject {
  func shelterViewDidSelectCall(_ shelterView: ShelterView)
  func shelterViewDidSelectMap(_ shelterView: ShelterView)
}

/// The shelter that a dog lives in, with two buttons.
///
/// To VoiceOver it is one element that says where the dog is; what the buttons do are its actions.
class ShelterView: UIView {
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var streetLabel: UILabel!
  weak var delegate: ShelterViewDelegate?

  var shelter: Shelter? {
    didSet {
      nameLabel.text = shelter?.name
      streetLabel.text = shelter?.street
    }
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    isAccessibilityElement = true
    accessibilityCustomActions = [
      UIAccessibilityCustomAction(
        name: NSLocalizedString("Call", comment: "An action of a shelter"), target: self,
        selector: #selector(performCall(_:))),
      UIAccessibilityCustomAction(
        name: NSLocalizedString("Open address in Maps", comment: "An action of a shelter"), target: self,
        selector: #selector(performOpenMap)),
    ]
  }

  override var accessibilityLabel: String? {
    get { [nameLabel.text, streetLabel.text].compactMap { $0 }.joined(separator: ", ") }
    set {}
  }

  @IBAction private func call(_ sender: Any?) {
    delegate?.shelterViewDidSelectCall(self)
  }

  @IBAction private func openMap(_ sender: UIButton, forEvent event: UIEvent) {
    delegate?.shelterViewDidSelectMap(self)
  }

  // MARK: - Actions

  @objc private func performCall(_ action: UIAccessibilityCustomAction) -> Bool {
    guard let delegate = delegate else { return false }
    delegate.shelterViewDidSelectCall(self)
    return true
  }

  @objc private func performOpenMap() -> Bool {
    guard let delegate = delegate else { return false }
    delegate.shelterViewDidSelectMap(self)
    return true
  }
}

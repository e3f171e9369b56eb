import CurbcutUIKit
import Foundation

/// The shelter that a dog lives in, with two buttons.
///
/// To VoiceOver it is one element that says where the dog is; what the buttons do are its actions.
public final class ShelterView: UIView {
  public let nameLabel = UILabel()
  public let mapsButton = UIButton(type: .system)
  public let callButton = UIButton(type: .system)
  /// What was done, for the example to be seen to work.
  public private(set) var log: [String] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    nameLabel.frame = CGRect(x: 20, y: 0, width: frame.width - 160, height: frame.height)
    mapsButton.frame = CGRect(x: frame.width - 130, y: 0, width: 60, height: frame.height)
    callButton.frame = CGRect(x: frame.width - 65, y: 0, width: 60, height: frame.height)
    mapsButton.setTitle("L", for: .normal)
    callButton.setTitle("C", for: .normal)
    mapsButton.addAction(UIAction { [weak self] _ in self?.openMaps() }, for: .touchUpInside)
    callButton.addAction(UIAction { [weak self] _ in self?.call() }, for: .touchUpInside)
    for view in [nameLabel, mapsButton, callButton] { addSubview(view) }
    isAccessibilityElement = true
  }

  public required init?(coder: NSCoder) { nil }

  public override var accessibilityLabel: String? {
    get { nameLabel.text }
    set {}
  }

  public override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      [
        UIAccessibilityCustomAction(name: "Call") { [weak self] _ in self?.call() != nil },
        UIAccessibilityCustomAction(name: "Open address in Maps") { [weak self] _ in
          self?.openMaps() != nil
        },
      ]
    }
    set {}
  }

  private func openMaps() { log.append("maps: \(nameLabel.text ?? "")") }
  private func call() { log.append("call: \(nameLabel.text ?? "")") }
}

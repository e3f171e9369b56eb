import AccessibilityTree
import DeviceSettings
import Foundation
import Testing

@testable import CurbcutUIKit

/// Sheets of several heights, popovers and presentations of the app's own.
@MainActor
@Suite(.serialized)
struct PresentationControllerTests {
  private func screen(on device: Device = .iPhone16Pro) -> (UIViewController, UIWindow, UIButton) {
    let root = UIViewController()
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Open") { _ in })
    button.frame = CGRect(x: 40, y: 100, width: 100, height: 40)
    root.view.addSubview(button)
    return (root, show(root, on: device), button)
  }

  private func sheet() -> UIViewController {
    let sheet = UIViewController()
    sheet.view.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 20, y: 40, width: 200, height: 20))
    label.text = "Inside"
    sheet.view.addSubview(label)
    return sheet
  }

  @Test func sheetOfHalfHeightHasAHandleThatRaisesIt() throws {
    let (root, window, _) = screen()
    let sheet = sheet()
    let controller = try #require(sheet.sheetPresentationController)
    controller.detents = [.medium(), .large()]
    root.present(sheet, animated: true)
    let found = elements(of: window)
    #expect(found.map { $0.label?.string } == ["Sheet Grabber", "Inside"])
    #expect(found.first?.value?.string == "Half screen")
    #expect(found.first?.traits == [.button, .adjustable])
    let half = window.bounds.height - sheet.view.frame.minY
    #expect(sheet.view.frame.insetBy(dx: -8, dy: 0).width == window.bounds.width)
    #expect(abs(half - (window.bounds.height - window.safeAreaInsets.top) / 2) < 1)
    let provider = AccessibilityProvider(window)
    provider.update()
    #expect(provider.perform(.increment, on: provider.tree.elements[0].id))
    #expect(controller.selectedDetentIdentifier == .large)
    window.layoutIfNeeded()
    #expect(sheet.view.frame.height > half * 1.9)
    #expect(elements(of: window).first?.value?.string == "Full screen")
    sheet.dismiss(animated: false)
  }

  /// WWDC25, session 323: sheets of partial height have glass behind them.
  @Test func sheetOfHalfHeightIsOnGlass() throws {
    let (root, window, _) = screen()
    let sheet = UIViewController()
    let controller = try #require(sheet.sheetPresentationController)
    controller.detents = [.medium(), .large()]
    root.present(sheet, animated: false)
    window.layoutIfNeeded()
    func glass() -> SheetGlass? { sheet.view.superview?.subviews.lazy.compactMap { $0 as? SheetGlass }.first }
    let found = try #require(glass())
    #expect(found.frame == sheet.view.frame && found.cornerRadius == controller.corners?.radius)
    controller.selectedDetentIdentifier = .large
    window.layoutIfNeeded()
    #expect(glass() == nil)
    sheet.dismiss(animated: false)
  }

  @Test func sheetThatDoesNotDimLeavesTheRestInReach() throws {
    let (root, window, _) = screen()
    let sheet = sheet()
    let controller = try #require(sheet.sheetPresentationController)
    controller.detents = [.medium(), .large()]
    controller.largestUndimmedDetentIdentifier = .medium
    root.present(sheet, animated: true)
    #expect(labels(of: window).contains("Open"))
    controller.selectedDetentIdentifier = .large
    #expect(!labels(of: window).contains("Open"))
    sheet.dismiss(animated: false)
  }

  private final class Guardian: NSObject, UIAdaptivePresentationControllerDelegate,
    UIPopoverPresentationControllerDelegate
  {
    var log: [String] = []
    var mayLeave = true
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      mayLeave
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      log.append("left")
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      log.append("tried")
    }
  }

  @Test func popoverStandsAtItsSourceWhereTheDelegateWantsOne() throws {
    let (root, window, button) = screen()
    let popover = sheet()
    popover.modalPresentationStyle = .popover
    popover.preferredContentSize = CGSize(width: 240, height: 160)
    let controller = try #require(popover.popoverPresentationController)
    let guardian = Guardian()
    controller.delegate = guardian
    controller.sourceView = button
    root.present(popover, animated: true)
    #expect(labels(of: window) == ["dismiss popup", "Inside"])
    let frame = popover.view.convert(popover.view.bounds, to: nil)
    #expect(frame.size == CGSize(width: 240, height: 160))
    #expect(frame.minY == button.convert(button.bounds, to: nil).maxY)
    #expect(controller.arrowDirection == .up)
    let provider = AccessibilityProvider(window)
    provider.update()
    guardian.mayLeave = false
    provider.perform(.activate, on: provider.tree.elements[0].id)
    #expect(guardian.log == ["tried"] && root.presentedViewController === popover)
    guardian.mayLeave = true
    provider.perform(.activate, on: provider.tree.elements[0].id)
    #expect(guardian.log == ["tried"] && popover.isBeingDismissed)
    UIKitHost.shared.advance(by: 1)
    #expect(guardian.log == ["tried", "left"] && root.presentedViewController == nil)
  }

  /// [O] docs of `confirmationDialog` and the HIG: on iPad an action sheet is a popover, without a button that cancels it.
  @Test func anActionSheetOnAPadStandsAtItsSource() throws {
    defer { UIKitHost.shared.configure(device: .iPhone16) }
    let (root, window, button) = screen(on: .iPad)
    let choices = UIAlertController(title: "Which?", message: nil, preferredStyle: .actionSheet)
    var chosen: [String] = []
    choices.addAction(UIAlertAction(title: "This", style: .default) { _ in chosen.append("This") })
    choices.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("Cancel") })
    choices.popoverPresentationController?.sourceView = button
    root.present(choices, animated: false)
    window.layoutIfNeeded()
    #expect(labels(of: window) == ["dismiss popup", "Which?", "This"])
    let card = try #require(choices.view.subviews.first { UIAlertController.isCard($0) })
    #expect(card.frame.minY == button.convert(button.bounds, to: nil).maxY)
    #expect(card.frame.width < 400)
    let provider = AccessibilityProvider(window)
    provider.update()
    provider.perform(.activate, on: provider.tree.elements[0].id)
    UIKitHost.shared.advance(by: 1)
    #expect(chosen == ["Cancel"] && root.presentedViewController == nil)
  }

  @Test func popoverIsASheetOnAPhoneOtherwise() throws {
    let (root, window, button) = screen()
    let popover = sheet()
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.sourceView = button
    root.present(popover, animated: true)
    #expect(labels(of: window) == ["Inside"])
    #expect(popover.view.frame.width == window.bounds.width)
    popover.dismiss(animated: false)
  }

  @Test func onlyPopoversAndActionSheetsHaveAPopoverController() {
    #expect(UIViewController().popoverPresentationController == nil)
    #expect(UIViewController().sheetPresentationController != nil)
    let choices = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    #expect(choices.popoverPresentationController != nil)
    let question = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    #expect(question.popoverPresentationController == nil)
  }

  private final class Corner: UIPresentationController {
    let shade = UIView()
    var log: [String] = []
    override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 10, y: 20, width: 150, height: 90) }
    override func presentationTransitionWillBegin() {
      containerView?.addSubview(shade)
      log.append("begin")
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log.append("end") }
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      log.append("prefers \(Int(container.preferredContentSize.height))")
    }
  }

  private final class Mover: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    var made: Corner?
    var moved: [CGRect] = []
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      made = Corner(presentedViewController: presented, presenting: presenting)
      return made
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let to = context.viewController(forKey: .to), let view = context.view(forKey: .to) {
        context.containerView.addSubview(view)
        moved.append(context.finalFrame(for: to))
      }
      context.completeTransition(true)
    }
  }

  @Test func formOfTheAppsOwnStandsWhereItSays() {
    let (root, window, _) = screen()
    let card = sheet()
    let mover = Mover()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = mover
    root.present(card, animated: true)
    #expect(mover.made?.shade.window === window)
    window.layoutIfNeeded()
    #expect(card.view.frame == CGRect(x: 10, y: 20, width: 150, height: 90))
    #expect(mover.moved == [card.view.frame])
    card.preferredContentSize = CGSize(width: 100, height: 70)
    #expect(labels(of: window) == ["Inside"])
    card.dismiss(animated: true)
    #expect(labels(of: window) == ["Open"])
    UIKitHost.shared.advance(by: 1)
    #expect(mover.made?.log == ["begin", "prefers 70", "end"])
    #expect(labels(of: window) == ["Open"])
  }
}

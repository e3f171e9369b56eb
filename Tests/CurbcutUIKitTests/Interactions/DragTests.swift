import AssistiveTechnology
import CurbcutFoundation
import Testing

@testable import CurbcutUIKit

/// Things that a finger drags from one view to another.
@MainActor
@Suite(.serialized)
struct DragTests {
  @MainActor
  private final class Both: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var log: [String] = []
    var operation = UIDropOperation.copy

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      guard let view = interaction.view, session.location(in: view).x < 50 else { return [] }
      let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "apple")))
      item.localObject = 7
      return [item]
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
      log.append("begin")
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { log.append("end \(operation.rawValue)") }
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      session.canLoadObjects(ofClass: NSString.self)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
      log.append("enter")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
      log.append("exit")
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: operation) }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      session.loadObjects(ofClass: NSString.self) { [weak self] objects in
        self?.log.append("dropped \(objects.compactMap { ($0 as? NSString)?.description })")
      }
      if session.localDragSession?.items.first?.localObject as? Int == 7 { log.append("local") }
    }
  }

  private func screen() -> (Both, UIWindow, FingerTracker) {
    let both = Both()
    let root = UIViewController()
    let basket = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    basket.addInteraction(UIDragInteraction(delegate: both))
    let plate = UIView(frame: CGRect(x: 200, y: 100, width: 100, height: 100))
    plate.addInteraction(UIDropInteraction(delegate: both))
    root.view.addSubview(basket)
    root.view.addSubview(plate)
    return (both, show(root), FingerTracker())
  }

  private func drag(_ fingers: FingerTracker, _ window: UIWindow, from: CGPoint, over: [CGPoint]) {
    fingers.put(Touch(finger: 1, phase: .began, point: from), on: window)
    UIKitHost.shared.clock.advance(by: 0.6)
    for point in over { fingers.put(Touch(finger: 1, phase: .moved, point: point), on: window) }
    fingers.put(Touch(finger: 1, phase: .ended, point: over.last ?? from), on: window)
  }

  @Test func thingsAreDroppedWhereTheFingerIsLifted() {
    let (both, window, fingers) = screen()
    drag(
      fingers, window, from: CGPoint(x: 20, y: 120), over: [CGPoint(x: 150, y: 120), CGPoint(x: 250, y: 150)])
    #expect(both.log == ["begin", "enter", "dropped [\"apple\"]", "local", "end 2"])
  }

  @Test func nothingIsDroppedBesideOrWhereItIsForbidden() {
    let (both, window, fingers) = screen()
    drag(
      fingers, window, from: CGPoint(x: 20, y: 120), over: [CGPoint(x: 250, y: 150), CGPoint(x: 150, y: 400)])
    #expect(both.log == ["begin", "enter", "exit", "end 0"])
    both.log = []
    both.operation = .forbidden
    drag(fingers, window, from: CGPoint(x: 20, y: 120), over: [CGPoint(x: 250, y: 150)])
    #expect(both.log == ["begin", "enter", "end 1"])
  }

  @Test func pressWithoutThingsStaysATouch() {
    let (both, window, fingers) = screen()
    drag(fingers, window, from: CGPoint(x: 80, y: 120), over: [CGPoint(x: 250, y: 150)])
    #expect(both.log.isEmpty)
  }
}

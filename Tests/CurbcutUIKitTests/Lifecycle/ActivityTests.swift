import CurbcutFoundation
import Testing

@testable import CurbcutUIKit

/// What apps of Apple's samples use besides views.
@MainActor
@Suite(.serialized)
struct ActivityTests {
  private final class Keeper: UIResponder, NSUserActivityDelegate {
    var told: [String] = []
    nonisolated func userActivityWillSave(_ userActivity: NSUserActivity) {
      MainActor.assumeIsolated { told.append("delegate") }
    }
    override func updateUserActivityState(_ activity: NSUserActivity) { told.append("responder") }
  }

  @Test func anActivityThatNeedsItIsBroughtUpToDate() async {
    let keeper = Keeper()
    let activity = NSUserActivity(activityType: "org.example.read")
    activity.delegate = keeper
    keeper.userActivity = activity
    activity.needsSave = true
    #expect(keeper.told.isEmpty)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(keeper.told == ["delegate", "responder"])
    #expect(!activity.needsSave)
  }

  @Test func aSceneTakesAnythingUnlessItSaysOtherwise() throws {
    let scene = try #require(show(UIViewController()).windowScene)
    #expect(scene.activationConditions.canActivateForTargetContentIdentifierPredicate.evaluate(with: "a"))
    #expect(
      !scene.activationConditions.prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: "a"))
    scene.activationConditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
    #expect(!scene.activationConditions.canActivateForTargetContentIdentifierPredicate.evaluate(with: "a"))
  }

  @Test func aSceneMayAskToStandAboveAnother() {
    let options = UIWindowScene.ActivationRequestOptions()
    #expect(options.preferredPresentationStyle == .automatic)
    options.preferredPresentationStyle = .prominent
    #expect(options.preferredPresentationStyle.rawValue == 2)
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: options)
  }

  /// Its closures leave out `self`, as those of apps do.
  @MainActor
  private final class Names: ListOwner {
    var names = ["Ann"]
    func add() {
      table.performBatchUpdates({
        names.append("Bob")
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      })
      items.performBatchUpdates({ names.append("Cid") }, completion: nil)
    }
  }

  @MainActor
  private class ListOwner {
    let table = UITableView(frame: .zero)
    let items = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }

  @Test func changesOfAListMayLeaveOutSelf() {
    let names = Names()
    names.add()
    #expect(names.names == ["Ann", "Bob", "Cid"])
  }

  @Test func anActivityCanBeDragged() throws {
    let activity = NSUserActivity(activityType: "org.example.read")
    activity.title = "Page 7"
    activity.userInfo = ["page": 7]
    nonisolated(unsafe) var written: Data?
    _ = activity.loadData(
      withTypeIdentifier: NSUserActivity.writableTypeIdentifiersForItemProvider[0]
    ) { data, _ in written = data }
    let read = try NSUserActivity.object(
      withItemProviderData: try #require(written),
      typeIdentifier: NSUserActivity.readableTypeIdentifiersForItemProvider[0])
    #expect(read.activityType == "org.example.read" && read.title == "Page 7")
    #expect(read.userInfo?["page"] as? Int == 7)
    #expect(throws: (any Error).self) {
      try NSUserActivity.object(withItemProviderData: Data("no".utf8), typeIdentifier: "x")
    }
  }

  @Test func noDeviceMeasuresForce() {
    #expect(UITraitCollection.current.forceTouchCapability == .unavailable)
  }
}

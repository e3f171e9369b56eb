import Foundation

/// Plays several films or sounds one after the other.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avqueueplayer>.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var queue: [AVPlayerItem] = []

  /// Creates a player for items.
  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    queue = items
  }

  /// Creates a player for an item.
  public override init(playerItem item: AVPlayerItem?) {
    super.init(playerItem: item)
    queue = [item].compactMap { $0 }
  }

  /// Creates a player for nothing.
  public override init() { super.init() }

  /// What is to be played, beginning with what is played now.
  open func items() -> [AVPlayerItem] { queue }

  /// Whether an item can be put after another one.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !queue.contains { $0 === item }
  }

  /// Puts an item after another one, or at the end.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let place = afterItem.flatMap { other in queue.firstIndex { $0 === other } }
    queue.insert(item, at: place.map { $0 + 1 } ?? queue.endIndex)
    showFirst()
  }

  /// Takes an item away.
  open func remove(_ item: AVPlayerItem) {
    queue.removeAll { $0 === item }
    showFirst()
  }

  /// Takes all items away.
  open func removeAllItems() {
    queue.removeAll()
    showFirst()
  }

  /// Goes on to the next item.
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    showFirst()
  }

  private func showFirst() {
    if currentItem !== queue.first { replaceCurrentItem(with: queue.first) }
  }
}

/// Plays an item again and again.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avplayerlooper>.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
  /// How often it has been played: not at all, as nothing is decoded here.
  open var loopCount: Int { 0 }

  /// Has a player play an item again and again.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    super.init()
    if player.items().isEmpty { player.insert(itemToLoop, after: nil) }
  }

  /// Lets the player go on after this time.
  open func disableLooping() {}
}

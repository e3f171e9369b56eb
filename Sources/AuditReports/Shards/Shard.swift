/// Which share of an audit a machine does: the third of twenty.
public struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// Which one, counted from 1.
  public var number: Int
  /// How many there are.
  public var count: Int

  /// The most shards of an audit.
  public static let most = 10_000

  /// Creates a share; nil for numbers that make none.
  public init?(number: Int, of count: Int) {
    guard (1...Self.most).contains(count), (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Why a text is no share, in a sentence that says what to do.
  public struct Wrong: Error, Equatable, CustomStringConvertible {
    public var description: String
  }

  /// Reads `3/20`.
  public init(_ text: String) throws(Wrong) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map {
      String($0).trimmed
    }
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isWholeNumber) }),
      let number = Int(parts[0]), let count = Int(parts[1])
    else {
      let hint = parts.contains("") ? " Are the variables empty that it is made of?" : ""
      throw Wrong(
        description: "A shard is its number and how many there are, as 3/20, not “\(text.prefix(40))”.\(hint)"
      )
    }
    guard number > 0 else {
      throw Wrong(
        description:
          "Shards are counted from 1, not from 0: write $((INDEX + 1))/\(count) where a service counts from 0."
      )
    }
    guard let shard = Shard(number: number, of: count) else {
      throw Wrong(
        description: count > Self.most
          ? "There are at most \(Self.most) shards, not \(count)."
          : "There is no shard \(number) of \(count).")
    }
    self = shard
  }

  public var description: String { "\(number)/\(count)" }
}

extension String {
  /// The text without spaces around it.
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

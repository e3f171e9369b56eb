extension Array {
  /// The fewest elements of which something still holds, found by leaving out ever smaller pieces.
  ///
  /// - Parameter fails: whether it holds; it does of the whole.
  public func shrunk(while fails: ([Element]) -> Bool) -> [Element] {
    var steps = self
    var piece = Swift.max(1, steps.count / 2)
    while true {
      var start = 0
      var isSmaller = false
      while start < steps.count {
        var fewer = steps
        fewer.removeSubrange(start..<Swift.min(start + piece, steps.count))
        if fails(fewer) {
          steps = fewer
          isSmaller = true
        } else {
          start += piece
        }
      }
      if piece == 1, !isSmaller { return steps }
      if !isSmaller { piece = Swift.max(1, piece / 2) }
    }
  }
}

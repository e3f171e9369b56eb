extension Tableau {
  /// A limit against endless loops caused by rounding errors; never reached in practice.
  private var pivotLimit: Int { 2_000 + 20 * rows.count }
  /// After this many pivots without progress, a rule that cannot cycle takes over.
  private static let patience = 40

  /// A row that reaches zero when an entering symbol has grown by `ratio`.
  private struct Breakpoint {
    var ratio: Double
    var row: Int
    var position: Int
    var coefficient: Double
    /// Whether the row may pass through zero, because its basic symbol has a twin.
    var isElastic: Bool
  }

  private mutating func breakpoints(of symbol: Symbol) -> [Breakpoint] {
    var found: [Breakpoint] = []
    for index in currentColumn(symbol) {
      let row = Int(index)
      guard isRestricted(row: row), let position = rows[row].index(of: symbol) else { continue }
      let coefficient = rows[row].terms[position].coefficient
      guard coefficient < -Self.negligible else { continue }
      found.append(
        Breakpoint(
          ratio: max(0, rows[row].constant) / -coefficient, row: row, position: position,
          coefficient: coefficient, isElastic: twins[Int(basics[row])] >= 0))
    }
    return found
  }

  /// How far a symbol can grow before a row reaches zero; nil if it is unbounded.
  mutating func room(for symbol: Symbol) -> Double? { breakpoints(of: symbol).map(\.ratio).min() }

  /// Minimises the costs, priority by priority.
  mutating func optimize() {
    var idlePivots = 0
    let limit = pivotCount + pivotLimit
    while pivotCount < limit {
      let first = idlePivots > Self.patience
      guard let entering = enteringSymbol(first: first) else { return }
      let points = breakpoints(of: entering).sorted {
        if $0.ratio != $1.ratio { return $0.ratio < $1.ratio }
        return basics[$0.row] < basics[$1.row]
      }
      guard let stop = first ? points.indices.first : stop(for: entering, among: points) else {
        forgiveCosts(of: entering)
        continue
      }
      idlePivots = points[stop].ratio > Self.negligible ? 0 : idlePivots + 1
      pivot(row: points[stop].row, entering: entering, at: points[stop].position)
      for point in points[..<stop] { flip(row: point.row) }
    }
  }

  /// The breakpoint at which growth ends: at a row that must not pass through zero, or where the costs would
  /// rise again.
  private func stop(for entering: Symbol, among points: [Breakpoint]) -> Int? {
    var slope = levels.map { $0.costs[Int(entering)] }
    for (index, point) in points.enumerated() {
      if !point.isElastic { return index }
      let pair = pairs[Int(basics[point.row])]
      guard let level = level(of: pair.priority) else { return index }
      slope[level] -= point.coefficient * pair.weight
      let steepest = slope.first { abs($0) > Self.negligible }
      guard let steepest, steepest < 0 else { return index }
    }
    return nil
  }

  /// Makes the twin basic in a row that has passed through zero. No other row contains the twin, so this
  /// costs next to nothing and is not counted.
  private mutating func flip(row: Int) {
    let twin = twins[Int(basics[row])]
    if twin >= 0, let position = rows[row].index(of: twin) {
      pivot(row: row, entering: twin, at: position)
      pivotCount -= 1
    }
  }

  /// Repairs rows that an edit made negative, keeping the costs optimal.
  ///
  /// - Returns: the row that cannot be repaired, or nil if all could.
  mutating func repair(_ broken: [Int32]) -> Int? {
    var pending = broken
    let limit = pivotCount + pivotLimit
    while let index = pending.popLast() {
      let row = Int(index)
      guard basics[row] >= 0, isRestricted(row: row) else { continue }
      if kinds[Int(basics[row])] == .dummy {
        if abs(rows[row].constant) > Self.tolerance { return row }
        continue
      }
      if rows[row].constant >= 0 { continue }
      guard let position = cheapestPosition(in: rows[row]), pivotCount < limit else {
        if rows[row].constant >= -Self.tolerance {
          rows[row].constant = 0
          continue
        }
        return row
      }
      let entering = rows[row].terms[position].symbol
      let touched = currentColumn(entering)
      pivot(row: row, entering: entering, at: position)
      for other in touched where isRestricted(row: Int(other)) && rows[Int(other)].constant < 0 {
        pending.append(other)
      }
    }
    return nil
  }

  /// The term of a negative row whose symbol can grow at the least cost.
  private func cheapestPosition(in row: Row) -> Int? {
    var best: Int?
    for position in row.terms.indices {
      let term = row.terms[position]
      guard term.coefficient > Self.negligible else { continue }
      switch kinds[Int(term.symbol)] {
      case .slack, .error: break
      case .variable, .dummy, .free: continue
      }
      guard let current = best else {
        best = position
        continue
      }
      if isCheaper(term, than: row.terms[current]) { best = position }
    }
    return best
  }

  private func isCheaper(_ a: Term, than b: Term) -> Bool {
    for level in levels {
      let left = level.costs[Int(a.symbol)] / a.coefficient
      let right = level.costs[Int(b.symbol)] / b.coefficient
      if abs(left - right) > Self.negligible { return left < right }
    }
    return a.coefficient > b.coefficient
  }

  /// Adds `0 = row`, whose constant is not negative, when no symbol can be made basic directly.
  ///
  /// - Returns: the symbols of the conflicting constraints if the row is infeasible, otherwise nil. If it is,
  ///   the tableau is again a valid one without the row.
  mutating func installByArtificial(_ row: Row, marker: Symbol) -> [Symbol]? {
    let artificial = makeSymbol(.slack)
    install(row, basic: artificial)
    var rounds = 0
    while rowOfSymbol[Int(artificial)] >= 0 {
      let own = Int(rowOfSymbol[Int(artificial)])
      rounds += 1
      if rows[own].constant <= Self.tolerance {
        rows[own].constant = 0
        let position = steepestPosition(in: rows[own]) ?? rows[own].index(of: marker)
        if let position {
          pivot(row: own, entering: rows[own].terms[position].symbol, at: position)
        } else {
          dropRow(own)
        }
        break
      }
      var entering: Symbol?
      var slope = -Self.negligible
      for term in rows[own].terms where term.coefficient < slope && canEnter(term.symbol) {
        entering = term.symbol
        if rounds > Self.patience { break }
        slope = term.coefficient
      }
      let points = entering.map { breakpoints(of: $0) } ?? []
      guard let entering, rounds < pivotLimit, let stop = rigidStop(among: points, preferring: own)
      else {
        let witnesses = rows[own].terms.map(\.symbol)
        dropRow(own)
        purge(artificial)
        freeSymbol(artificial)
        return witnesses
      }
      pivot(row: points[stop].row, entering: entering, at: points[stop].position)
      for (index, point) in points.enumerated() where index != stop && point.isElastic {
        if rows[point.row].constant < 0 { flip(row: point.row) }
      }
    }
    purge(artificial)
    freeSymbol(artificial)
    return nil
  }

  /// The nearest of the rows that must not pass through zero.
  private func rigidStop(among points: [Breakpoint], preferring preferred: Int) -> Int? {
    var best: Int?
    for (index, point) in points.enumerated() where !point.isElastic {
      guard let current = best.map({ points[$0] }) else {
        best = index
        continue
      }
      let isBetter =
        if abs(point.ratio - current.ratio) > 1e-12 {
          point.ratio < current.ratio
        } else if point.row == preferred || current.row == preferred {
          point.row == preferred
        } else {
          basics[point.row] < basics[current.row]
        }
      if isBetter { best = index }
    }
    return best
  }

  private func canEnter(_ symbol: Symbol) -> Bool {
    switch kinds[Int(symbol)] {
    case .slack, .error: true
    case .variable, .dummy, .free: false
    }
  }

  private func steepestPosition(in row: Row) -> Int? {
    var best: Int?
    var slope = 1e-7
    for position in row.terms.indices
    where abs(row.terms[position].coefficient) > slope && canEnter(row.terms[position].symbol) {
      slope = abs(row.terms[position].coefficient)
      best = position
    }
    return best
  }

  /// Removes a symbol that is not basic from all rows.
  mutating func purge(_ symbol: Symbol) {
    for index in currentColumn(symbol) {
      if let position = rows[Int(index)].index(of: symbol) {
        rows[Int(index)].terms.remove(at: position)
      }
    }
    columns[Int(symbol)].removeAll(keepingCapacity: true)
  }

  /// Removes the equation of a marker from the tableau; other rows stay feasible.
  mutating func removeEquation(marker: Symbol, other: Symbol) {
    if rowOfSymbol[Int(marker)] < 0, let leaving = removalRow(for: marker) {
      pivot(row: leaving.row, entering: marker, at: leaving.position)
    }
    if rowOfSymbol[Int(marker)] >= 0 {
      dropRow(Int(rowOfSymbol[Int(marker)]))
    } else if other >= 0, rowOfSymbol[Int(other)] >= 0 {
      dropRow(Int(rowOfSymbol[Int(other)]))
    }
    purge(marker)
    freeSymbol(marker)
    if other >= 0 {
      purge(other)
      freeSymbol(other)
    }
  }

  /// The row in which a marker can become basic: one that bounds it from above, otherwise from below,
  /// otherwise the unrestricted row of a variable.
  private mutating func removalRow(for marker: Symbol) -> (row: Int, position: Int)? {
    var best: (row: Int, position: Int, rank: Int, measure: Double)?
    for index in currentColumn(marker) {
      let row = Int(index)
      guard let position = rows[row].index(of: marker) else { continue }
      let coefficient = rows[row].terms[position].coefficient
      let rank: Int
      let measure: Double
      if kinds[Int(basics[row])] == .dummy {
        (rank, measure) = (0, -abs(coefficient))
      } else if !isRestricted(row: row) {
        (rank, measure) = (3, -abs(coefficient))
      } else {
        (rank, measure) = (
          coefficient < 0 ? 1 : 2, max(0, rows[row].constant) / abs(coefficient)
        )
      }
      if let current = best {
        let isBetter = rank == current.rank ? measure < current.measure : rank < current.rank
        if !isBetter { continue }
      }
      best = (row, position, rank, measure)
    }
    return best.map { ($0.row, $0.position) }
  }
}

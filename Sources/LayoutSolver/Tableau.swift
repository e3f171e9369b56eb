/// The simplex tableau: rows that express basic symbols in terms of the others.
///
/// Three invariants hold. A row whose basic symbol is restricted (not a variable) never contains a variable.
/// A restricted basic symbol is never negative between two operations. Costs are kept per priority level,
/// densely by symbol, and compared level by level.
struct Tableau {
  typealias Symbol = Int32

  enum Kind: UInt8 {
    case variable
    case slack
    case error
    /// The marker of a required equation: always zero, so it never enters the basis.
    case dummy
    case free
  }

  struct Term {
    var symbol: Symbol
    var coefficient: Double
  }

  /// `constant` + the sum of `terms`, which are sorted by symbol.
  struct Row {
    var constant: Double = 0
    var terms: [Term] = []

    func index(of symbol: Symbol) -> Int? {
      var low = 0
      var high = terms.count
      while low < high {
        let middle = (low + high) / 2
        if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
      }
      return low < terms.count && terms[low].symbol == symbol ? low : nil
    }

    func coefficient(of symbol: Symbol) -> Double {
      index(of: symbol).map { terms[$0].coefficient } ?? 0
    }

    mutating func insert(_ symbol: Symbol, _ coefficient: Double) {
      var position = terms.count
      while position > 0, terms[position - 1].symbol > symbol { position -= 1 }
      terms.insert(Term(symbol: symbol, coefficient: coefficient), at: position)
    }

    mutating func negate() {
      constant = -constant
      for index in terms.indices { terms[index].coefficient = -terms[index].coefficient }
    }

    /// Turns `basic = self` into `symbol = self`; `basic` is nil for `0 = self`.
    mutating func solve(for symbol: Symbol, at index: Int, basic: Symbol?) {
      let factor = -1 / terms[index].coefficient
      terms.remove(at: index)
      constant *= factor
      for index in terms.indices { terms[index].coefficient *= factor }
      if let basic { insert(basic, -factor) }
    }
  }

  /// One priority in use: the reduced costs of all symbols that are not basic.
  struct Level {
    var priority: Float
    var constraintCount = 0
    var costs: [Double]
  }

  /// Coefficients and costs below this are rounding noise.
  static let negligible = 1e-9
  /// Required constraints may be violated by this much, in points: far less than a pixel.
  static let tolerance = 1e-6

  var kinds: [Kind] = []
  /// The slot of the constraint that a symbol belongs to, or -1.
  var owners: [Int32] = []
  /// The symbol that takes over when an error passes through zero, or -1. A constraint that is not required
  /// has two such symbols; when one is basic, its row contains the other with coefficient 1, and no other row
  /// does.
  var twins: [Symbol] = []
  /// The priority of a pair of twins, and how much the cost grows when one takes over from the other.
  var pairs: [(priority: Float, weight: Double)] = []
  /// The row in which a symbol is basic, or -1.
  var rowOfSymbol: [Int32] = []
  /// The rows that may contain a symbol. Every row that does is listed, but entries can be out of date.
  var columns: [[Int32]] = []
  var rows: [Row] = []
  /// The basic symbol of a row, or -1 for a row that is not in use.
  var basics: [Symbol] = []
  /// The priorities in use, highest first.
  var levels: [Level] = []
  private(set) var freeSymbols: [Symbol] = []
  private(set) var freeRows: [Int32] = []
  /// Symbols whose costs have changed since they were last found not to be negative.
  private(set) var candidates: [Symbol] = []
  private var isCandidate: [Bool] = []
  private var scratch: [Term] = []
  private var rowStamps: [UInt32] = []
  private var stamp: UInt32 = 0
  /// The number of pivots so far: a measure of work for tests and benchmarks.
  var pivotCount = 0

  // MARK: Symbols and rows

  mutating func makeSymbol(_ kind: Kind, owner: Int32 = -1) -> Symbol {
    if let symbol = freeSymbols.popLast() {
      kinds[Int(symbol)] = kind
      owners[Int(symbol)] = owner
      twins[Int(symbol)] = -1
      return symbol
    }
    kinds.append(kind)
    owners.append(owner)
    twins.append(-1)
    pairs.append((0, 0))
    rowOfSymbol.append(-1)
    columns.append([])
    isCandidate.append(false)
    for level in levels.indices { levels[level].costs.append(0) }
    return Symbol(kinds.count - 1)
  }

  /// Frees a symbol that no row contains any more.
  mutating func freeSymbol(_ symbol: Symbol) {
    kinds[Int(symbol)] = .free
    owners[Int(symbol)] = -1
    columns[Int(symbol)].removeAll(keepingCapacity: true)
    for level in levels.indices { levels[level].costs[Int(symbol)] = 0 }
    freeSymbols.append(symbol)
  }

  /// Pairs two symbols as the two errors (or the slack and the error) of one constraint.
  mutating func pair(_ a: Symbol, _ b: Symbol, priority: Float, weight: Double) {
    twins[Int(a)] = b
    twins[Int(b)] = a
    pairs[Int(a)] = (priority, weight)
    pairs[Int(b)] = (priority, weight)
  }

  func isRestricted(row: Int) -> Bool { kinds[Int(basics[row])] != .variable }

  /// Adds `symbol = row` to the tableau, and substitutes it into every row and cost that contains the symbol.
  mutating func install(_ row: Row, basic symbol: Symbol) {
    let index: Int
    if let free = freeRows.popLast() {
      index = Int(free)
      rows[index] = row
      basics[index] = symbol
    } else {
      index = rows.count
      rows.append(row)
      basics.append(symbol)
      rowStamps.append(0)
    }
    rowOfSymbol[Int(symbol)] = Int32(index)
    for term in row.terms { columns[Int(term.symbol)].append(Int32(index)) }
    substitute(symbol, from: index)
  }

  mutating func dropRow(_ index: Int) {
    rowOfSymbol[Int(basics[index])] = -1
    basics[index] = -1
    rows[index].terms.removeAll(keepingCapacity: true)
    rows[index].constant = 0
    freeRows.append(Int32(index))
  }

  /// Removes outdated and repeated entries from a column, then returns it.
  mutating func currentColumn(_ symbol: Symbol) -> [Int32] {
    if stamp == .max {
      for index in rowStamps.indices { rowStamps[index] = 0 }
      stamp = 0
    }
    stamp += 1
    var column: [Int32] = []
    swap(&column, &columns[Int(symbol)])
    var kept = 0
    for index in column {
      let row = Int(index)
      if rowStamps[row] == stamp || basics[row] < 0 || rows[row].index(of: symbol) == nil { continue }
      rowStamps[row] = stamp
      column[kept] = index
      kept += 1
    }
    column.removeLast(column.count - kept)
    columns[Int(symbol)] = column
    return column
  }

  // MARK: Elimination

  /// Makes `entering` basic in a row that contains it.
  mutating func pivot(row index: Int, entering symbol: Symbol, at position: Int) {
    pivotCount += 1
    let leaving = basics[index]
    rows[index].solve(for: symbol, at: position, basic: leaving)
    rowOfSymbol[Int(leaving)] = -1
    rowOfSymbol[Int(symbol)] = Int32(index)
    basics[index] = symbol
    columns[Int(leaving)].append(Int32(index))
    substitute(symbol, from: index)
  }

  private mutating func substitute(_ symbol: Symbol, from source: Int) {
    var column: [Int32] = []
    swap(&column, &columns[Int(symbol)])
    if !column.isEmpty {
      let row = rows[source]
      for index in column where Int(index) != source {
        guard let position = rows[Int(index)].index(of: symbol) else { continue }
        let factor = rows[Int(index)].terms[position].coefficient
        add(row, times: factor, to: Int(index), without: symbol)
      }
      column.removeAll(keepingCapacity: true)
      swap(&column, &columns[Int(symbol)])
    }
    for level in levels.indices {
      let cost = levels[level].costs[Int(symbol)]
      if cost == 0 { continue }
      levels[level].costs[Int(symbol)] = 0
      addCosts(of: source, times: cost, level: level)
    }
  }

  /// Adds a multiple of a row to another one, from which `symbol` is removed.
  private mutating func add(_ row: Row, times factor: Double, to target: Int, without symbol: Symbol) {
    scratch.removeAll(keepingCapacity: true)
    let own = rows[target].terms
    scratch.reserveCapacity(own.count + row.terms.count)
    var i = 0
    var j = 0
    while i < own.count || j < row.terms.count {
      if j == row.terms.count || (i < own.count && own[i].symbol < row.terms[j].symbol) {
        if own[i].symbol != symbol { scratch.append(own[i]) }
        i += 1
      } else if i == own.count || row.terms[j].symbol < own[i].symbol {
        let coefficient = row.terms[j].coefficient * factor
        if abs(coefficient) > Self.negligible {
          scratch.append(Term(symbol: row.terms[j].symbol, coefficient: coefficient))
          columns[Int(row.terms[j].symbol)].append(Int32(target))
        }
        j += 1
      } else {
        let coefficient = own[i].coefficient + row.terms[j].coefficient * factor
        if abs(coefficient) > Self.negligible {
          scratch.append(Term(symbol: own[i].symbol, coefficient: coefficient))
        }
        i += 1
        j += 1
      }
    }
    rows[target].constant += row.constant * factor
    swap(&rows[target].terms, &scratch)
  }

  /// Adds a term to a row that is not in the tableau yet, replacing a basic symbol by its row.
  func accumulate(_ symbol: Symbol, _ coefficient: Double, into row: inout Row) {
    let basicRow = rowOfSymbol[Int(symbol)]
    let addition =
      basicRow < 0
      ? Row(terms: [Term(symbol: symbol, coefficient: 1)]) : rows[Int(basicRow)]
    row.constant += addition.constant * coefficient
    guard !row.terms.isEmpty else {
      row.terms = addition.terms
      if coefficient != 1 {
        for index in row.terms.indices { row.terms[index].coefficient *= coefficient }
      }
      return
    }
    var merged: [Term] = []
    merged.reserveCapacity(row.terms.count + addition.terms.count + 2)
    var i = 0
    var j = 0
    while i < row.terms.count || j < addition.terms.count {
      if j == addition.terms.count
        || (i < row.terms.count && row.terms[i].symbol < addition.terms[j].symbol)
      {
        merged.append(row.terms[i])
        i += 1
      } else if i == row.terms.count || addition.terms[j].symbol < row.terms[i].symbol {
        merged.append(
          Term(
            symbol: addition.terms[j].symbol,
            coefficient: addition.terms[j].coefficient * coefficient))
        j += 1
      } else {
        let sum = row.terms[i].coefficient + addition.terms[j].coefficient * coefficient
        if abs(sum) > Self.negligible {
          merged.append(Term(symbol: row.terms[i].symbol, coefficient: sum))
        }
        i += 1
        j += 1
      }
    }
    row.terms = merged
  }

  // MARK: Costs

  /// Adds (or subtracts) the weight of one error symbol at a priority.
  mutating func addCost(of symbol: Symbol, weight: Double, level: Int) {
    let row = rowOfSymbol[Int(symbol)]
    if row >= 0 {
      addCosts(of: Int(row), times: weight, level: level)
    } else {
      levels[level].costs[Int(symbol)] += weight
      noteCandidate(symbol)
    }
  }

  private mutating func addCosts(of row: Int, times factor: Double, level: Int) {
    for term in rows[row].terms {
      levels[level].costs[Int(term.symbol)] += term.coefficient * factor
      noteCandidate(term.symbol)
    }
  }

  private mutating func noteCandidate(_ symbol: Symbol) {
    if isCandidate[Int(symbol)] { return }
    isCandidate[Int(symbol)] = true
    candidates.append(symbol)
  }

  /// The index of a priority's level, which is created if necessary.
  mutating func retainLevel(_ priority: Float) -> Int {
    var index = 0
    while index < levels.count, levels[index].priority > priority { index += 1 }
    if index == levels.count || levels[index].priority != priority {
      let costs = [Double](repeating: 0, count: kinds.count)
      levels.insert(Level(priority: priority, costs: costs), at: index)
    }
    levels[index].constraintCount += 1
    return index
  }

  func level(of priority: Float) -> Int? { levels.firstIndex { $0.priority == priority } }

  mutating func releaseLevel(_ index: Int) {
    levels[index].constraintCount -= 1
    if levels[index].constraintCount == 0 { levels.remove(at: index) }
  }

  /// The level whose cost falls when a symbol grows, or nil if there is none.
  func improvingLevel(of symbol: Symbol) -> Int? {
    switch kinds[Int(symbol)] {
    case .slack, .error: break
    case .variable, .dummy, .free: return nil
    }
    if rowOfSymbol[Int(symbol)] >= 0 { return nil }
    for index in levels.indices {
      let cost = levels[index].costs[Int(symbol)]
      if cost < -Self.negligible { return index }
      if cost > Self.negligible { return nil }
    }
    return nil
  }

  /// The symbol to bring into the basis next: the steepest of the highest priority, or, to prevent cycling,
  /// the first one.
  mutating func enteringSymbol(first: Bool) -> Symbol? {
    var best: (symbol: Symbol, level: Int, cost: Double)?
    var kept = 0
    for position in candidates.indices {
      let symbol = candidates[position]
      guard let level = improvingLevel(of: symbol) else {
        isCandidate[Int(symbol)] = false
        continue
      }
      candidates[kept] = symbol
      kept += 1
      let cost = levels[level].costs[Int(symbol)]
      guard let current = best else {
        best = (symbol, level, cost)
        continue
      }
      let isBetter =
        if first {
          symbol < current.symbol
        } else if level != current.level {
          level < current.level
        } else if cost != current.cost {
          cost < current.cost
        } else {
          symbol < current.symbol
        }
      if isBetter { best = (symbol, level, cost) }
    }
    candidates.removeLast(candidates.count - kept)
    return best?.symbol
  }

  /// Clears the costs of a symbol, whose tiny negative value is rounding noise.
  mutating func forgiveCosts(of symbol: Symbol) {
    for level in levels.indices { levels[level].costs[Int(symbol)] = 0 }
  }
}

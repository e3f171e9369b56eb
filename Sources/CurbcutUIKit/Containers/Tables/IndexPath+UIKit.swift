import Foundation

extension IndexPath {
  /// Creates the index path of a table row.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Creates the index path of a collection view item.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section; the first index.
  public var section: Int {
    get { count > 0 ? self[0] : NSNotFound }
    set { self = IndexPath(indexes: [newValue] + dropFirst()) }
  }

  /// The row; the second index.
  public var row: Int {
    get { count > 1 ? self[1] : NSNotFound }
    set { self = IndexPath(indexes: [section, newValue]) }
  }

  /// The item; the second index.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}

extension NSIndexPath {
  /// Creates the index path of a table row.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  /// Creates the index path of a collection view item.
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }
  /// The section; the first index.
  public var section: Int { length > 0 ? index(atPosition: 0) : NSNotFound }
  /// The row; the second index.
  public var row: Int { length > 1 ? index(atPosition: 1) : NSNotFound }
  /// The item; the second index.
  public var item: Int { row }
}

@_spi(Reflection) import Swift

/// The fields of a type, as the runtime knows them.
enum FieldWalk {
  /// Calls a closure with the offset and the type of each field, in order.
  static func forEachField(of type: Any.Type, _ body: (Int, Any.Type) -> Void) {
    _forEachField(of: type) { _, offset, fieldType, _ in
      body(offset, fieldType)
      return true
    }
  }
}

/// What macros and attributes say of a declaration.
struct Annotation: Hashable, Sendable {
  /// The name that it has in Swift.
  var swiftName: String?
  /// Whether Swift sees it with two underscores before its name.
  var isRefined = false
  var isUnavailable = false
  var isDesignated = false
  /// The word with which a name becomes a type: an enumeration of names, which may be extended.
  var isTypedEnumeration = false
  var isOutlet = false
  var isAction = false
  var isInspectable = false
  var isNonescaping = false
  var isOptionalProtocolRequirement = false
  /// Whether the function has a body of its own in the header.
  var isInline = false

  /// Words without meaning for Swift, or whose meaning stands in ``Annotation``.
  static let words: Set<String> = [
    "NS_REQUIRES_SUPER", "NS_DESIGNATED_INITIALIZER", "UI_APPEARANCE_SELECTOR", "IB_DESIGNABLE",
    "IBInspectable", "IBOutlet", "NS_NOESCAPE", "CF_NOESCAPE", "NS_UNAVAILABLE", "UNAVAILABLE_ATTRIBUTE",
    "NS_ROOT_CLASS", "NS_EXTENSIBLE_STRING_ENUM", "NS_STRING_ENUM", "NS_TYPED_ENUM",
    "NS_TYPED_EXTENSIBLE_ENUM", "NS_SWIFT_NOTHROW", "NS_REFINED_FOR_SWIFT", "NS_SWIFT_UI_ACTOR",
    "NS_SWIFT_SENDABLE", "NS_SWIFT_NONSENDABLE", "NS_SWIFT_NONISOLATED", "NS_SWIFT_DISABLE_ASYNC",
    "DEPRECATED_ATTRIBUTE", "NS_RETURNS_RETAINED", "NS_RETURNS_NOT_RETAINED", "NS_RETURNS_INNER_POINTER",
    "CF_RETURNS_RETAINED", "CF_RETURNS_NOT_RETAINED", "NS_REQUIRES_NIL_TERMINATION",
    "NS_PROTOCOL_REQUIRES_EXPLICIT_IMPLEMENTATION", "NS_AUTOMATED_REFCOUNT_UNAVAILABLE", "__unused",
    "__kindof", "__weak", "__strong", "__autoreleasing", "__block", "__unsafe_unretained", "__covariant",
    "__contravariant", "volatile", "restrict", "__restrict", "oneway", "inout", "bycopy", "byref",
    "__deprecated", "__unavailable", "__inline", "inline", "extern", "register", "_Noreturn",
    "__inline__", "NS_INLINE", "CF_INLINE", "CG_INLINE", "UIKIT_EXTERN", "FOUNDATION_EXPORT",
    "FOUNDATION_EXTERN", "OBJC_EXTERN", "OBJC_EXPORT", "CF_EXPORT", "CG_EXTERN", "UIKIT_STATIC_INLINE",
    "static", "__nonnull", "__nullable", "in", "out",
  ]

  /// Words that say something in parentheses.
  static let calls: Set<String> = [
    "__attribute__", "__attribute", "NS_SWIFT_NAME", "CF_SWIFT_NAME", "API_AVAILABLE", "API_DEPRECATED",
    "API_UNAVAILABLE", "API_DEPRECATED_WITH_REPLACEMENT", "NS_AVAILABLE", "NS_AVAILABLE_IOS",
    "NS_AVAILABLE_MAC", "NS_DEPRECATED", "NS_DEPRECATED_IOS", "NS_CLASS_AVAILABLE",
    "NS_CLASS_AVAILABLE_IOS", "NS_CLASS_DEPRECATED_IOS", "NS_ENUM_AVAILABLE_IOS", "NS_ENUM_DEPRECATED_IOS",
    "NS_SWIFT_UNAVAILABLE", "NS_SWIFT_UNAVAILABLE_FROM_ASYNC", "NS_SWIFT_ASYNC_NAME", "NS_SWIFT_ASYNC",
    "NS_FORMAT_FUNCTION", "NS_FORMAT_ARGUMENT", "CF_FORMAT_FUNCTION", "DEPRECATED_MSG_ATTRIBUTE",
    "__deprecated_msg", "__IOS_AVAILABLE", "__OSX_AVAILABLE_STARTING", "NS_EXTENSION_UNAVAILABLE_IOS",
    "NS_EXTENSION_UNAVAILABLE", "_Pragma", "__declspec", "asm", "__asm", "__asm__", "IBOutletCollection",
  ]

  /// Whether a word belongs to a declaration without being its type or name, whatever macros say.
  static func isKnown(_ word: String) -> Bool { words.contains(word) || calls.contains(word) }

  /// Whether a word looks like a macro: in capitals, with an underscore.
  static func looksLikeMacro(_ word: String) -> Bool {
    word.utf8.count > 3 && word.utf8.contains(UInt8(ascii: "_"))
      && word.utf8.allSatisfy { byte in
        byte == UInt8(ascii: "_") || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      }
  }
}

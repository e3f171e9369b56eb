import Foundation

// The types of the blocks that supply attribute values, under the names of Apple's SDK.
//
// Follows <https://developer.apple.com/documentation/uikit/axboolreturnblock> and the pages beside it.

/// Performs an action.
public typealias AXVoidReturnBlock = @MainActor () -> Void
/// Returns a Boolean value.
public typealias AXBoolReturnBlock = @MainActor () -> Bool
/// Returns a string; nil for none.
public typealias AXStringReturnBlock = @MainActor () -> String?
/// Returns a string with speech attributes; nil for none.
public typealias AXAttributedStringReturnBlock = @MainActor () -> NSAttributedString?
/// Returns several strings, best first; nil for none.
public typealias AXStringArrayReturnBlock = @MainActor () -> [String]?
/// Returns several strings with speech attributes, best first; nil for none.
public typealias AXAttributedStringArrayReturnBlock = @MainActor () -> [NSAttributedString]?
/// Returns objects, in order; nil for none.
public typealias AXArrayReturnBlock = @MainActor () -> [Any]?
/// Returns a rectangle in screen coordinates, in points.
public typealias AXRectReturnBlock = @MainActor () -> CGRect
/// Returns a point in screen coordinates, in points.
public typealias AXPointReturnBlock = @MainActor () -> CGPoint
/// Returns a path in screen coordinates; nil for none.
public typealias AXPathReturnBlock = @MainActor () -> UIBezierPath?
/// Returns traits.
public typealias AXTraitsReturnBlock = @MainActor () -> UIAccessibilityTraits
/// Returns the kind of container.
public typealias AXContainerTypeReturnBlock = @MainActor () -> UIAccessibilityContainerType
/// Returns how Switch Control scans the elements inside an element.
public typealias AXNavigationStyleReturnBlock = @MainActor () -> UIAccessibilityNavigationStyle
/// Returns the kind of content of a text; nil for none.
public typealias AXTextualContextReturnBlock = @MainActor () -> UIAccessibilityTextualContext?
/// Returns actions, in order; nil for none.
public typealias AXCustomActionsReturnBlock = @MainActor () -> [UIAccessibilityCustomAction]?
/// Returns rotors, in order; nil for none.
public typealias AXCustomRotorsReturnBlock = @MainActor () -> [UIAccessibilityCustomRotor]?
/// Returns an object; nil for none.
public typealias AXObjectReturnBlock = @MainActor () -> Any?
/// Returns the object that takes text input; nil for none.
public typealias AXUITextInputReturnBlock = @MainActor () -> (any UITextInput)?
/// Returns whether an element can be expanded, and whether it is expanded now.
public typealias AXExpandedStatusReturnBlock = @MainActor () -> UIAccessibility.ExpandedStatus
